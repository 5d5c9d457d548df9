/** What the server offers: its games, bots and paces. Loaded once, and again if it did not answer. */
import { settings } from "./device/settings.svelte";
import * as server from "./server/http";
import type { GameInfo, Catalog } from "./server/shapes";
import { faces } from "./games";
import { router } from "./router.svelte";

class GameCatalog {
  data = $state.raw<Catalog | null>(null);
  isUnreachable = $state(false);

  async load(): Promise<void> {
    try {
      this.data = await server.catalog();
      router.network = this.data.network;
      this.isUnreachable = false;
    } catch {
      this.isUnreachable = true;
    }
  }

  game(name: string): GameInfo | null {
    return this.data?.games.find((game) => game.name === name) ?? null;
  }

  /** The games that have a face. */
  get games(): GameInfo[] {
    return this.data?.games.filter((game) => game.name in faces) ?? [];
  }

  /** The bots that people choose from, the weakest first. */
  get levels(): readonly string[] {
    return this.data?.levels ?? [];
  }

  /** How strong a bot is, from 1 on; 0 for one that is none of the levels. */
  strengthOf(bot: string): number {
    return this.levels.indexOf(bot) + 1;
  }

  /** The bot that was chosen last on this device, or the usual one. */
  get bot(): string {
    return this.strengthOf(settings.bot) ? settings.bot : (this.data?.usual_bot ?? "");
  }

  rememberBot(bot: string): void {
    settings.bot = bot;
    settings.save();
  }

  /** How long bots take: as it was chosen last on this device, or as is usual. */
  get botPace(): string {
    return this.data?.paces.includes(settings.botPace) ? settings.botPace : (this.data?.usual_pace ?? "");
  }

  rememberBotPace(pace: string): void {
    settings.botPace = pace;
    settings.save();
  }
}

export const catalog = new GameCatalog();
