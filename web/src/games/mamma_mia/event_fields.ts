/** Fields that many events have: each is read only of an event that has it. */
import { fieldOf } from "../events";
import type { Event, Kind } from "./declared";

export const seatIn = (event: Event): number => fieldOf(event, "seat");
export const kindIn = (event: Event): Kind => fieldOf(event, "kind");
export const countIn = (event: Event): number => fieldOf(event, "count");
export const orderIn = (event: Event): number => fieldOf(event, "order");
