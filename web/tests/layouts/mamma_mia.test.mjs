import { layoutsOf } from "./layouts.mjs";

layoutsOf("mamma_mia");
