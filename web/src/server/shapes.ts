/** The types of requests, answers and frames, from the server's OpenAPI document. */
import type { components } from "./api";

type Shapes = components["schemas"];

export type Catalog = Shapes["Catalog"];
export type Character = Shapes["Character"];
export type GameInfo = Shapes["GameInfo"];
export type OptionInfo = Shapes["OptionInfo"];
export type ZoneInfo = Shapes["ZoneInfo"];
export type PieceLookInfo = Shapes["PieceLookInfo"];
export type FieldInfo = Shapes["FieldInfo"];
export type EventInfo = Shapes["EventInfo"];
export type OptionValue = boolean | number | string;
export type Clause = Shapes["ClauseText"];
export type RulebookText = Shapes["RulebookText"];
export type RulebookSection = Shapes["RulebookSection"];
export type RulebookBlock = Shapes["RulebookBlock"];
export type ExampleSteps = Shapes["ExampleSteps"];
export type PlayWell = Shapes["PlayWell"];
export type ExampleStep = Shapes["ExampleStep"];
export type EditionDetails = Shapes["EditionDetails"];

export type NewTable = Shapes["NewTable"];
export type NewChair = Shapes["NewChair"];
export type MadeTable = Shapes["MadeTable"];
export type TableInfo = Shapes["TableInfo"];
export type Links = Shapes["Links"];
export type TakenChair = Shapes["TakenChair"];
export type SeatCode = Shapes["SeatCode"];
export type JoinCode = Shapes["JoinCode"];
export type FoundTable = Shapes["FoundTable"];
export type MovedSeat = Shapes["MovedSeat"];
export type Hint = Shapes["Hint"];
export type ReplayStep = Shapes["ReplayStep"];
export type Contact = Shapes["Contact"];
export type ContactState = Shapes["ContactState"];
export type MailState = Shapes["MailState"];

export type Table = Shapes["TableJson"];
export type HintRule = Table["hints"];
export type Handover = Shapes["HandoverJson"];
export type Proposal = Shapes["ProposalJson"];
export type View = Shapes["ViewJson"];
export type Undo = Shapes["UndoJson"];
export type Result = Shapes["ResultJson"];
export type Event = Shapes["EventJson"];
export type Clock = Shapes["ClockJson"];
export type Saying = Shapes["Saying"];
export type Refusal = Shapes["Refusal"];
export type Role = Shapes["Welcome"]["role"];

export type Message = Shapes["Message"];
export type Welcome = Shapes["Welcome"];
export type Answer = Shapes["Answer"];
export type Present = Shapes["Present"];
export type WarmingUp = Shapes["WarmingUp"];
export type Goodbye = Shapes["Goodbye"];
export type Hello = Shapes["Hello"];
export type Frame = Message | Welcome | Answer | Present | WarmingUp | Goodbye;

type CommandName =
  | "Move" | "Undo" | "TakeBack" | "Answer" | "Say" | "Promise" | "Leave"
  | "Return" | "Start" | "Seat" | "Free" | "SetPace" | "SetHints" | "Rematch" | "TakeHost" | "Close";
export type Command = Shapes[`${CommandName}Command`];
/** A command that has no key yet. */
export type NewCommand = Command extends infer One ? (One extends Command ? Omit<One, "key"> : never) : never;
