/** What a touch of a guest would do. */
export interface Touch {
  kind: "push" | "complete" | "look" | "dish";
  /** What it would do, in words. */
  says: string;
  /** Said on the guest beforehand: where to, or what it costs. */
  tag?: { text: string; isCostly: boolean; isJoker?: boolean } | undefined;
  run(): void;
}
