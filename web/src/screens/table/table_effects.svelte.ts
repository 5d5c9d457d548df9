/** What goes on while somebody has a table open, beside what is drawn. Each is called once, while the screen is made. */
import { untrack } from "svelte";
import { catalog } from "../../catalog/catalog.svelte";
import { toasts } from "../../design/toasts.svelte";
import { tables, type StoredTable } from "../../device/tables.svelte";
import { takeDownNotices } from "../../notices/push";
import { handedOver, type TableContext } from "../../table/context";
import type { HotSeat } from "../../table/hotseat.svelte";
import type { Reader } from "../../table/reader.svelte";
import type { Scene } from "../../table/scene.svelte";
import { play } from "../../table/sound";
import { saveSummary } from "../../table/summary";
import { vibrate } from "../../table/vibration";
import { keepAwake } from "../../table/wake_lock";
import type { Words } from "../../words/words";

const CATALOG_RETRY_MS = 1500;

/** Connects everybody on this device for as long as the table is open; the connection follows the network and the page. */
export function stayConnected(hotSeat: HotSeat): void {
  $effect(() => {
    // What the readers know changes all the time: that connects nobody again.
    untrack(() => hotSeat.open());
    const visibilityChanged = () => {
      if (document.visibilityState === "hidden") return hotSeat.lookAway();
      hotSeat.lookBack();
      void takeDownNotices(hotSeat.stored.id);
    };
    void takeDownNotices(hotSeat.stored.id);
    const networkLost = () => hotSeat.networkLost();
    const networkBack = () => hotSeat.reconnect();
    addEventListener("online", networkBack);
    addEventListener("offline", networkLost);
    document.addEventListener("visibilitychange", visibilityChanged);
    return () => {
      removeEventListener("online", networkBack);
      removeEventListener("offline", networkLost);
      document.removeEventListener("visibilitychange", visibilityChanged);
      hotSeat.close();
    };
  });
}

/** Without a connection the catalog could not be loaded: tries until it can be. */
export function loadCatalogLater(isConnected: () => boolean): void {
  $effect(() => {
    if (!isConnected() || catalog.data) return;
    void catalog.load();
    const again = setInterval(() => void catalog.load(), CATALOG_RETRY_MS);
    return () => clearInterval(again);
  });
}

/** Stores how the table stands, and how far the reader has seen it, for the home page and for the next visit. */
export function rememberTable(stored: StoredTable, reader: () => Reader | null, words: () => Words): void {
  $effect(() => {
    const [table, latestView] = [reader()?.table, reader()?.latestView ?? null];
    if (table) untrack(() => saveSummary(table, latestView, words(), Date.now()));
  });
  $effect(() => {
    const seen = reader()?.seen;
    if (seen && document.visibilityState === "visible") untrack(() => tables.note(stored.id, { seen }));
  });
}

/** Everybody is told once who has taken over a chair in the middle of the game; those who were away when they come back. */
export function tellHandovers(stored: StoredTable, context: () => TableContext | null): void {
  $effect(() => {
    const known = context();
    if (!known) return;
    const last = known.handovers.at(-1)?.at ?? 0;
    untrack(() => {
      const told = tables.find(stored.id)?.handoversUntil ?? 0;
      if (last <= told) return;
      known.handovers.filter((one) => one.at > told).forEach((one) => toasts.show(handedOver(known, one)));
      tables.note(stored.id, { handoversUntil: last });
    });
  });
}

/** A sound and a buzz when the turn comes to the reader, and the screen stays awake; a sound when the game ends before their eyes. */
export function signalTurn(reader: () => Reader | null): void {
  const isAsked = $derived((reader()?.choices.length ?? 0) > 0);
  /** The decision that was signalled last: a command in between asks for it again. */
  let signalled: number | null = null;
  $effect(() => {
    if (!isAsked) return;
    untrack(() => {
      const { decision = null, scene } = reader() ?? {};
      const isNew = decision !== signalled;
      signalled = decision;
      if (isNew && scene && !goesOn(scene)) {
        play("turn");
        vibrate();
      }
    });
    return keepAwake();
  });

  /** The scene in which the game has been seen to go on. */
  let seenOpen: Scene | null = null;
  const scene = $derived(reader()?.scene ?? null);
  const isOver = $derived(scene?.view ? Boolean(scene.view.result) : null);
  $effect(() => {
    if (isOver === false) seenOpen = scene;
    else if (isOver && seenOpen === scene) play("end");
  });
}

/** Has nothing happened since the reader's own choice? Then the turn has not come to them, it just goes on. */
const goesOn = ({ fresh, recent }: Scene): boolean => recent.length > 0 && fresh.length === 0;
