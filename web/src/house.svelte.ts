/** What the server offers; asked for once, and again when it did not answer. */
import { settings } from "./device/settings.svelte";
import * as server from "./server/http";
import type { GameInfo, Catalog } from "./server/shapes";
import { faces } from "./games";
import { here } from "./place.svelte";

class House {
  offer = $state.raw<Catalog | null>(null);
  isUnreachable = $state(false);

  async open(): Promise<void> {
    try {
      this.offer = await server.offer();
      here.network = this.offer.network;
      this.isUnreachable = false;
    } catch {
      this.isUnreachable = true;
    }
  }

  game(name: string): GameInfo | null {
    return this.offer?.games.find((game) => game.name === name) ?? null;
  }

  /** The games that have a face. */
  get games(): GameInfo[] {
    return this.offer?.games.filter((game) => game.name in faces) ?? [];
  }

  /** The bots that people choose from, the weakest first. */
  get levels(): readonly string[] {
    return this.offer?.levels ?? [];
  }

  /** How strong a bot is, from 1 on; 0 for one that is none of the levels. */
  strengthOf(bot: string): number {
    return this.levels.indexOf(bot) + 1;
  }

  /** The bot that was chosen last on this device, or the usual one. */
  get bot(): string {
    return this.strengthOf(settings.bot) ? settings.bot : (this.offer?.usual_bot ?? "");
  }

  rememberBot(bot: string): void {
    settings.bot = bot;
    settings.save();
  }

  /** How long bots take: as it was chosen last on this device, or as is usual. */
  get botPace(): string {
    return this.offer?.paces.includes(settings.botPace) ? settings.botPace : (this.offer?.usual_pace ?? "");
  }

  rememberBotPace(pace: string): void {
    settings.botPace = pace;
    settings.save();
  }
}

export const house = new House();
