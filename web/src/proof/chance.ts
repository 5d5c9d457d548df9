/** The random stream of a game, exactly as in Python: xoshiro256** from the 256 bits of the seed. */
import { fromHex } from "./sha256";

const WORD = (1n << 64n) - 1n;
const LOW = (1n << 32n) - 1n;

const rotateLeft = (word: bigint, by: bigint) => ((word << by) | (word >> (64n - by))) & WORD;

export class Chance {
  readonly #state: [bigint, bigint, bigint, bigint];

  constructor(seed: string) {
    const view = new DataView(fromHex(seed).buffer);
    this.#state = [0, 8, 16, 24].map((at) => view.getBigUint64(at, true)) as [bigint, bigint, bigint, bigint];
  }

  /** The next 64 random bits. */
  next(): bigint {
    const s = this.#state;
    const result = (rotateLeft((s[1] * 5n) & WORD, 7n) * 9n) & WORD;
    const shifted = (s[1] << 17n) & WORD;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= shifted;
    s[3] = rotateLeft(s[3], 45n);
    return result;
  }

  /** A whole number from 0 to n - 1, all equally likely. */
  below(n: number): number {
    const bound = BigInt(n);
    const threshold = (LOW - bound + 1n) % bound;
    let product = (this.next() >> 32n) * bound;
    while ((product & LOW) < threshold) product = (this.next() >> 32n) * bound;
    return Number(product >> 32n);
  }

  /** Shuffle from the last to the first. */
  shuffle<T>(cards: T[]): T[] {
    for (let last = cards.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [cards[last], cards[other]] = [cards[other]!, cards[last]!];
    }
    return cards;
  }
}
