/** What tapping a guest would do. */
export interface Touch {
  kind: "push" | "complete" | "open" | "dish";
  /** What it would do, in words. */
  says: string;
  /** Shown on the guest beforehand: where to, or what it costs. */
  tag?: { text: string; isCostly: boolean } | undefined;
  /** What jokers for all that is missing would cost. */
  price?: { desserts: number; cubes: number } | undefined;
  run(): void;
}
