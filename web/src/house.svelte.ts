/** What the server offers; asked for once, and again when it did not answer. */
import * as server from "./server/http";
import type { GameShape, Offer } from "./server/shapes";
import { faces } from "./games";
import { here } from "./place.svelte";

class House {
  offer = $state.raw<Offer | null>(null);
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

  game(name: string): GameShape | null {
    return this.offer?.games.find((game) => game.name === name) ?? null;
  }

  /** The games that have a face. */
  get games(): GameShape[] {
    return this.offer?.games.filter((game) => game.name in faces) ?? [];
  }

  /** A bot that is neither the weakest nor the strongest. */
  get usualBot(): string {
    const bots = this.offer?.bots ?? [];
    return bots[Math.floor(bots.length / 2)] ?? "greedy";
  }
}

export const house = new House();
