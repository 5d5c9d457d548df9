/** A table as it is stored on the device on which it was made, with what is noted about it there. */
export const storedTable = (made, { chairs = made.seats, ...noted } = {}) => ({
  id: made.table.id, game: made.table.game, host: made.host, chairs, watch: null, people: [], state: "playing",
  turn: [], isMyTurn: false, used: Date.now(), commitments: {}, seen: null, ...noted,
});
