/** What the server offers: its games, bots and paces. Loaded once, and again if it did not answer. */
import { settings } from "../device/settings.svelte";
import * as server from "../server/http";
import type { Character, GameInfo, Catalog } from "../server/types";
import { MIXED, drawBots } from "./draw_bots";
import { router } from "../router.svelte";

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

  get games(): GameInfo[] {
    return this.data?.games ?? [];
  }

  /** The strengths that people choose from, the weakest first. */
  get levels(): readonly string[] {
    return this.data?.levels ?? [];
  }

  /** The people whom bots play as, the weakest first. */
  get cast(): readonly Character[] {
    return this.data?.cast ?? [];
  }

  /** Bots that the operator offers beside ours: they have a name, and no strength. */
  get customBots(): readonly string[] {
    return this.data?.custom_bots ?? [];
  }

  /** Whoever gives hints: somebody of the strongest level. */
  get bestBot(): string {
    return this.cast.find((one) => one.level === this.levels.at(-1))?.name ?? "";
  }

  /** The level of a character, or the level itself; null for a bot that is of none. */
  levelOf(bot: string): string | null {
    return this.cast.find((one) => one.name === bot)?.level ?? this.levels.find((level) => level === bot) ?? null;
  }

  /** How strong a bot is, from 1; 0 for a bot that is of no level. */
  strengthOf(bot: string): number {
    return this.levels.indexOf(this.levelOf(bot) ?? "") + 1;
  }

  /** The strength that was chosen last on this device, or a mixed table. */
  get strength(): string {
    return this.levels.includes(settings.strength) ? settings.strength : MIXED;
  }

  rememberStrength(strength: string): void {
    settings.set("strength", strength);
  }

  /** So many bots of the chosen strength, beside those at the table already. */
  drawBots(count: number, botsAtTable: readonly (string | null)[] = []): string[] {
    return drawBots(this.cast, this.strength, count, botsAtTable);
  }

  /** With how many people a game is usually played: three, if it can be. */
  usualPlayers(game: GameInfo): number {
    return game.players.includes(3) ? 3 : (game.players[0] ?? 2);
  }

  /** With how many people a game is played at once: as last time on this device, or as usual. */
  playersOf(game: GameInfo): number {
    const last = settings.players[game.name];
    return game.players.find((players) => players === last) ?? this.usualPlayers(game);
  }

  rememberPlayers(game: GameInfo, players: number): void {
    settings.set("players", { ...settings.players, [game.name]: players });
  }

  /** How long bots take: as chosen last on this device, or the default. */
  get botPace(): string {
    return this.data?.paces.includes(settings.botPace) ? settings.botPace : (this.data?.default_pace ?? "");
  }

  rememberBotPace(pace: string): void {
    settings.set("botPace", pace);
  }
}

export const catalog = new GameCatalog();
