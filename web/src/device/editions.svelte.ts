/** Edition files of one's own that were used on this device, by game. */
import type { EditionDetails } from "../server/types";
import { SharedValue } from "./shared_value.svelte";

export interface OwnCards {
  /** What the file is called. */
  file: string;
  /** What the edition in it is called. */
  name: string;
  reconstructed: boolean;
  /** The data of the file, as a new table takes it. */
  data: EditionDetails["data"];
}

const MAX_FILES = 8;

export class Editions {
  readonly #all = new SharedValue<Record<string, OwnCards[]>>("editions", {});

  of(game: string): readonly OwnCards[] {
    return this.#all.value[game] ?? [];
  }

  /** Remember a file; one of the same name is replaced. */
  add(game: string, file: string, edition: EditionDetails): OwnCards {
    const cards = { file, name: edition.name, reconstructed: edition.reconstructed, data: edition.data };
    this.#change(game, (files) => [cards, ...without(files, file)].slice(0, MAX_FILES));
    return cards;
  }

  forget(game: string, file: string): void {
    this.#change(game, (files) => without(files, file));
  }

  #change(game: string, change: (files: readonly OwnCards[]) => OwnCards[]): void {
    this.#all.change((all) => ({ ...all, [game]: change(all[game] ?? []) }));
  }
}

const without = (files: readonly OwnCards[], file: string): OwnCards[] => files.filter((cards) => cards.file !== file);

export const editions = new Editions();
