/** The caches of this device that the page and its service worker share. The build writes them into `public/worker.js`. */
export const CACHES = {
  /** Replays that were opened. */
  replays: "tavolata-replays",
  /** The sentences that push messages are shown with. */
  notices: "tavolata-notices",
  /** Where in that cache they are. */
  sentences: "notices/sentences",
} as const;
