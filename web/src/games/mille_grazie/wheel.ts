/** How the compass turns, in degrees. */

/** The same direction as `wanted`, turned as little as possible from where the wheel is. */
export function nearestTurn(turned: number, wanted: number): number {
  return turned + ((((wanted - turned) % 360) + 540) % 360) - 180;
}

/** Which of so many equal shares stands under the pointer. */
export function shareOf(turned: number, shares: number): number {
  return ((Math.round((turned * shares) / 360) % shares) + shares) % shares;
}
