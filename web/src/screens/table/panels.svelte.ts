/** Which panels beside the board are open, for the whole evening. */
export class Panels {
  /** Over the board, where there is no room beside it. */
  sheet = $state<"log" | "chat" | "menu" | null>(null);
  /** Beside the board. */
  tab = $state<"log" | "chat">("log");
}
