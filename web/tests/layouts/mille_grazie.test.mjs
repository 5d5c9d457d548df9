import { layoutsOf } from "./layouts.mjs";

layoutsOf("mille_grazie");
