/** A page waits for no more than these, about 0.2 ms; a turn for each would cost a tenth more. */
const PIECES_A_TURN = 4;

const waiting: (() => void)[] = [];
let isTurning = false;

/**
 * Resolves when a piece of work may begin. Each turn of the event loop lets few begin, first come, first served, so that
 * a page that is asked for meanwhile is answered between them, however many forms have come at once.
 */
export function nextTurn(): Promise<void> {
  return new Promise((begin) => {
    waiting.push(begin);
    if (isTurning) return;
    isTurning = true;
    setImmediate(turn);
  });
}

function turn() {
  for (const begin of waiting.splice(0, PIECES_A_TURN)) begin();
  isTurning = waiting.length > 0;
  if (isTurning) setImmediate(turn);
}
