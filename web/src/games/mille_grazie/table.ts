/** What a view of Mille Grazie holds. */
import { tableReader } from "../events";
import type { Table } from "./declared";

export const tableOf = tableReader<Table>();
