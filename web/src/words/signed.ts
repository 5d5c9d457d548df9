/** A number as it is printed: with a minus, which is no hyphen. */
export const signed = (number: number | string): string => String(number).replace("-", "\u2212");
