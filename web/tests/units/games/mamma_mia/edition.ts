/** The shipped orders as the server sends them. */
/// <reference types="vite/client" />
import type { EditionDetails } from "../../../../src/server/shapes";
import toml from "../../../../../src/tavolata/games/mamma_mia/orders.toml?raw";

const orders = [...toml.matchAll(/^\s*(\{ colour.*\}),/gm)].map((match) => JSON.parse(match[1]!.replace(/(\w+) = /g, '"$1": ')) as unknown);

export const edition = { name: "ours", names: {}, data: { orders } } as unknown as EditionDetails;
