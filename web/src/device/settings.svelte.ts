/** The settings of this device. */
import { load, save } from "./storage";

export type Look = "system" | "light" | "dark";
export type Pace = "calm" | "brisk" | "none";

interface StoredSettings {
  language: "de" | "en" | "it";
  look: Look;
  pace: Pace;
  sound: boolean;
  vibration: boolean;
  foresight: boolean;
  asksEverything: boolean;
  name: string;
  strength: string;
  players: Record<string, number>;
  botPace: string;
}

function spoken(): StoredSettings["language"] {
  const asked = (typeof navigator === "undefined" ? [] : navigator.languages).map((one) => one.slice(0, 2));
  return (asked.find((one) => ["de", "en", "it"].includes(one)) as StoredSettings["language"] | undefined) ?? "en";
}

const DEFAULTS: StoredSettings = { language: spoken(), look: "system", pace: "calm", sound: false, vibration: true, foresight: true, asksEverything: false, name: "", strength: "", players: {}, botPace: "" };

/** The system's setting for reduced motion counts as much as our own. */
const isStill = () => typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches;

class Settings implements StoredSettings {
  language = $state<StoredSettings["language"]>("en");
  look = $state<Look>("system");
  /** How quickly things move. */
  pace = $state<Pace>("calm");
  sound = $state(false);
  /** A short buzz when it is one's turn. */
  vibration = $state(true);
  /** Show what a choice would score before it is made, where a game allows it. */
  foresight = $state(true);
  /** Ask also where there is nothing to decide. */
  asksEverything = $state(false);
  name = $state("");
  /** The strength of bots that was chosen last; empty: a mixed table. */
  strength = $state("");
  /** With how many people each game was played last. */
  players = $state.raw<Record<string, number>>({});
  /** How long bots take; empty: the server's default. */
  botPace = $state("");

  constructor() {
    Object.assign(this, { ...DEFAULTS, ...load<Partial<StoredSettings>>("settings", {}) });
  }

  /** By how much the times of animations are multiplied. */
  get tempo(): number {
    return this.pace === "none" || isStill() ? 0 : this.pace === "brisk" ? 0.45 : 1;
  }

  save(): void {
    const { language, look, pace, sound, vibration, foresight, asksEverything, name, strength, players, botPace } = this;
    save("settings", { language, look, pace, sound, vibration, foresight, asksEverything, name, strength, players, botPace });
  }
}

export const settings = new Settings();
