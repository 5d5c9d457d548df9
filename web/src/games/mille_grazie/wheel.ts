/** How the compass turns, in degrees; and how two of them never point to the same road. */

/** The same direction as `wanted`, turned as little as possible from where the wheel is. */
export function nearestTurn(turned: number, wanted: number): number {
  return turned + ((((wanted - turned) % 360) + 540) % 360) - 180;
}

/** Which of so many equal shares stands under the pointer. */
export function shareOf(turned: number, shares: number): number {
  return ((Math.round((turned * shares) / 360) % shares) + shares) % shares;
}

/**
 * The letters after one compass was turned: if the other one points there, the two change places. A compass that has not been
 * turned yet has no place to give, and points to the next road.
 */
export function turnedTo(letters: readonly string[], compass: number, wanted: string, all: readonly string[]): readonly string[] {
  const isTaken = letters[compass] === "" && letters.includes(wanted);
  const letter = isTaken ? (all[(all.indexOf(wanted) + 1) % all.length] ?? wanted) : wanted;
  const other = letters.indexOf(letter);
  return letters.map((old, k) => (k === compass ? letter : k === other ? (letters[compass] ?? old) : old));
}
