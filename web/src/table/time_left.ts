/** How much time somebody has left. */
import type { Clock } from "../server/types";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From here on hours are counted, and days. */
const HOURS_FROM = HOUR;
const DAYS_FROM = 36 * HOUR;

/** In milliseconds. What is remembered of the present may be older than the clock: then none of its time has gone. */
export const timeLeft = ({ left, since }: Clock, now: number): number => Math.max(0, left - (since === null ? 0 : Math.max(0, now - since)));

const two = (number: number): string => String(number).padStart(2, "0");

export function shownTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds >= DAYS_FROM) return `${Math.round(seconds / DAY)} d`;
  if (seconds >= HOURS_FROM) return `${Math.floor(seconds / HOUR)}:${two(Math.floor((seconds % HOUR) / MINUTE))} h`;
  return `${Math.floor(seconds / MINUTE)}:${two(seconds % MINUTE)}`;
}
