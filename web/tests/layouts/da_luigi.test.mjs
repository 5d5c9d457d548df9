import { layoutsOf } from "./layouts.mjs";

layoutsOf("da_luigi");
