/** The types of requests, answers and frames, from the server's OpenAPI document. */
import type { components } from "./api";

type Schemas = components["schemas"];

export type Catalog = Schemas["Catalog"];
export type Character = Schemas["Character"];
export type GameInfo = Schemas["GameInfo"];
export type OptionInfo = Schemas["OptionInfo"];
export type ZoneInfo = Schemas["ZoneInfo"];
export type PieceLookInfo = Schemas["PieceLookInfo"];
export type FieldInfo = Schemas["FieldInfo"];
export type EventInfo = Schemas["EventInfo"];
export type OptionValue = boolean | number | string;
export type Clause = Schemas["ClauseText"];
export type RulebookText = Schemas["RulebookText"];
export type RulebookSection = Schemas["RulebookSection"];
export type RulebookBlock = Schemas["RulebookBlock"];
export type ExampleSteps = Schemas["ExampleSteps"];
export type FirstLesson = Schemas["FirstLesson"];
export type PlayWell = Schemas["PlayWell"];
export type ExampleStep = Schemas["ExampleStep"];
export type EditionDetails = Schemas["EditionDetails"];

export type NewTable = Schemas["NewTable"];
export type NewChair = Schemas["NewChair"];
export type MadeTable = Schemas["MadeTable"];
export type TableInfo = Schemas["TableInfo"];
export type Links = Schemas["Links"];
export type TakenChair = Schemas["TakenChair"];
export type SeatCode = Schemas["SeatCode"];
export type JoinCode = Schemas["JoinCode"];
export type FoundTable = Schemas["FoundTable"];
export type MovedSeat = Schemas["MovedSeat"];
export type Hint = Schemas["Hint"];
export type ReplayStep = Schemas["ReplayStep"];
export type ReviewAnswer = Schemas["ReviewAnswer"];
export type GameReview = Schemas["ReviewJson"];
export type ReviewedDecision = Schemas["ReviewedDecisionJson"];
export type Judgement = Schemas["JudgementJson"];
export type SketchMove = Schemas["SketchMove"];
export type SketchSteps = Schemas["SketchSteps"];
export type Contact = Schemas["Contact"];
export type ContactState = Schemas["ContactState"];
export type MailState = Schemas["MailState"];

export type Table = Schemas["TableJson"];
export type HintRule = Table["hints"];
export type Handover = Schemas["HandoverJson"];
export type Proposal = Schemas["ProposalJson"];
export type View = Schemas["ViewJson"];
export type Undo = Schemas["UndoJson"];
export type Result = Schemas["ResultJson"];
export type Event = Schemas["EventJson"];
export type Clock = Schemas["ClockJson"];
export type Saying = Schemas["Saying"];
export type Refusal = Schemas["Refusal"];
export type Role = Schemas["Welcome"]["role"];

export type Message = Schemas["Message"];
export type Welcome = Schemas["Welcome"];
export type Answer = Schemas["Answer"];
export type Frame = Schemas["Frame"];
export type PushMessage = Schemas["PushMessage"];

export type Command = Schemas["Command"];
/** A command that has no key yet. */
export type NewCommand = Command extends infer One ? (One extends Command ? Omit<One, "key"> : never) : never;
