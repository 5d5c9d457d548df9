/** The settings of this device. */
import { isLanguage, type Language } from "../words/languages";
import { load, onChangedElsewhere, save } from "./storage";

export const LOOKS = ["system", "light", "dark"] as const;
export type Look = (typeof LOOKS)[number];

/** How quickly things move. */
export const MOTIONS = ["calm", "brisk", "none"] as const;
export type Motion = (typeof MOTIONS)[number];

function spoken(): Language {
  const asked = (typeof navigator === "undefined" ? [] : navigator.languages).map((one) => one.slice(0, 2));
  return asked.find(isLanguage) ?? "en";
}

/** The system's setting for reduced motion counts as much as our own. */
const isStill = () => typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches;

/** What is stored: everything below that can be set. */
type SettingName = Exclude<keyof Settings, "set" | "tempo">;
type StoredSettings = Partial<Pick<Settings, SettingName>>;

const NAME = "settings";

/** A device may still have `motion` under its former name, `pace`. */
function stored(): StoredSettings {
  const { pace, ...settings } = load<StoredSettings & { pace?: Motion }>(NAME, {});
  return pace ? { motion: pace, ...settings } : settings;
}

export class Settings {
  language = $state(spoken());
  look = $state<Look>("system");
  motion = $state<Motion>("calm");
  sound = $state(false);
  /** A short buzz when it is one's turn. */
  vibration = $state(true);
  /** Show what a choice would score before it is made, where a game allows it. */
  foresight = $state(true);
  /** Ask also where there is nothing to decide. */
  asksEverything = $state(false);
  /** One-letter keys at the table and in replays. */
  shortcuts = $state(true);
  name = $state("");
  /** The strength of bots that was chosen last; empty: a mixed table. */
  strength = $state("");
  /** With how many people each game was played last. */
  players = $state.raw<Record<string, number>>({});
  /** How long bots take; empty: the server's default. */
  botPace = $state("");

  constructor() {
    const read = () => Object.assign(this, stored());
    read();
    onChangedElsewhere(NAME, read);
  }

  /** By how much the times of animations are multiplied. */
  get tempo(): number {
    return this.motion === "none" || isStill() ? 0 : this.motion === "brisk" ? 0.45 : 1;
  }

  /** Stores one setting; another window may have stored others meanwhile. */
  set<Name extends SettingName>(name: Name, value: Settings[Name]): void {
    (this as Pick<Settings, Name>)[name] = value;
    save(NAME, { ...stored(), [name]: value });
  }
}

export const settings = new Settings();
