/**
 * Everybody who plays at a table on this device, each with a reader (hot seat). With more than one, a curtain falls between
 * them, and only the one in front of the screen has anything shown.
 */
import { secretOf, type Seen, type StoredTable } from "../device/tables.svelte";
import { pathOf } from "../router.svelte";
import { Reader, type TableStage } from "./reader.svelte";

/** After looking away for this long, a line that seems to be open may be dead: a device that slept has not noticed. */
const LINE_TRUSTED_MS = 30_000;

export class HotSeat {
  readonly readers: Reader[];
  /** Who sits in front of the screen. */
  #front = $state(0);
  /** Who is asked to sit down in front of the screen, while the curtain is closed. */
  #next = $state<number | null>(null);
  /** Since when nobody has looked at the page. */
  #awaySince: number | null = null;

  constructor(
    readonly stored: StoredTable,
    stage: TableStage,
  ) {
    const chairs = Object.entries(stored.chairs).sort(([one], [other]) => Number(one) - Number(other));
    const secrets = chairs.map(([, secret]) => secret);
    const other = secretOf(stored);
    if (!secrets.length && other) secrets.push(other);
    this.readers = secrets.map((secret) => new Reader(stored.id, secret, stage, this.#seen(secrets.length)));
    this.readers.slice(1).forEach((reader) => reader.scene.hold());
    if (this.isShared) this.#next = 0;
  }

  /** Where several share a screen, missed moves are not announced. */
  #seen(readers: number): Seen | null {
    return readers === 1 ? this.stored.seen : null;
  }

  /** Do several people play on this device? */
  get isShared(): boolean {
    return this.readers.length > 1;
  }

  get reader(): Reader {
    return this.readers[this.#front]!;
  }

  /** The reader who is asked to come to the screen; null: nobody is. */
  get next(): Reader | null {
    return this.#next === null ? null : this.readers[this.#next]!;
  }

  /** Does everybody here know how the table stands? Until then it is open who has to decide. */
  get isInformed(): boolean {
    return this.readers.every((reader) => reader.table !== null || reader.goodbye !== null);
  }

  /** Where somebody who watches and was invited can take a chair after all. */
  get sitPath(): string | null {
    return this.stored.invite ? pathOf({ screen: "join", id: this.stored.id, secret: this.stored.invite }) : null;
  }

  /** The host's secret opens the host's own chair as well. */
  get host(): Reader | null {
    return this.readers.find((reader) => reader.role === "host") ?? null;
  }

  open(): void {
    this.readers.forEach((reader) => reader.open());
  }

  close(): void {
    this.readers.forEach((reader) => reader.close());
  }

  reconnect(): void {
    this.readers.forEach((reader) => reader.reconnect());
  }

  /** Nobody looks at the page. */
  lookAway(): void {
    this.#awaySince ??= Date.now();
    if (!this.isShared) this.reader.lookAway();
  }

  /** Somebody looks at the page again: what was missed is told, over a line that works. */
  lookBack(): void {
    const isTrusted = this.#awaySince === null || Date.now() - this.#awaySince < LINE_TRUSTED_MS;
    this.#awaySince = null;
    this.readers.forEach((reader) => (isTrusted ? reader.reconnect() : reader.renew()));
    if (!this.isShared) this.reader.lookBack();
  }

  networkLost(): void {
    this.readers.forEach((reader) => reader.networkLost());
  }

  /** Close the curtain if somebody else on this device has to decide, and the current (or called) reader does not. */
  pass(): void {
    if (!this.isShared || this.reader.table?.state !== "playing") return;
    if (this.#next === null && this.reader.scene.isPlaying) return;
    if ((this.next ?? this.reader).decision !== null) return;
    const waiting = this.readers.findIndex((reader) => reader.decision !== null);
    if (waiting >= 0) this.call(waiting);
  }

  call(next: number): void {
    this.reader.scene.hold();
    this.#next = next;
  }

  /** The curtain opens for the one who was called. */
  sitDown(): void {
    if (this.#next === null) return;
    this.#front = this.#next;
    this.#next = null;
    this.reader.scene.release();
  }
}
