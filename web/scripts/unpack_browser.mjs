// Unpacks the test browser, once and for all who start it later: npm run unpack-browser
import { executable } from "./browser.mjs";

await executable();
