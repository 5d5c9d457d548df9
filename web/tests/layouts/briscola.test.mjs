import { openedWithBriscola } from "../browser/briscola.mjs";
import { layoutsOf } from "./layouts.mjs";

layoutsOf("briscola", openedWithBriscola);
