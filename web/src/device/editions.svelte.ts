/** Edition files of one's own that were used on this device, by game. */
import type { EditionDetails } from "../server/shapes";
import { load, save } from "./storage";

export interface OwnCards {
  /** What the file is called. */
  file: string;
  /** What the edition in it is called. */
  name: string;
  reconstructed: boolean;
  /** The data of the file, as a new table takes it. */
  data: EditionDetails["data"];
}

const MOST = 8;

class Editions {
  #all = $state.raw<Record<string, OwnCards[]>>(load("editions", {}));

  of(game: string): readonly OwnCards[] {
    return this.#all[game] ?? [];
  }

  /** Remember a file; one of the same name is replaced. */
  add(game: string, file: string, sheet: EditionDetails): OwnCards {
    const cards = { file, name: sheet.name, reconstructed: sheet.reconstructed, data: sheet.data };
    this.#put(game, [cards, ...this.#without(game, file)].slice(0, MOST));
    return cards;
  }

  forget(game: string, file: string): void {
    this.#put(game, this.#without(game, file));
  }

  #without(game: string, file: string): OwnCards[] {
    return this.of(game).filter((cards) => cards.file !== file);
  }

  #put(game: string, files: OwnCards[]): void {
    this.#all = { ...this.#all, [game]: files };
    save("editions", this.#all);
  }
}

export const editions = new Editions();
