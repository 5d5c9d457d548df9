/** Each chair has a colour of its own: in avatars, and in charts. */
const COLOURS = ["tomato", "azure", "lemon", "olive", "aubergine", "terracotta"] as const;

/** Which of the six things that go with a chair, beside its colour, are its own. */
export const chairKind = (chair: number): number => chair % COLOURS.length;

/** The name of its colour; there is a soft one and a deep one beside it. */
export const chairColour = (chair: number): string => COLOURS[chairKind(chair)]!;
