import { layoutsOf } from "./layouts.mjs";

layoutsOf("domingo");
