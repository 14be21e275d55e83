/** A page waits for at most this many, about 0.2 ms; one per turn would cost a tenth more. */
const PIECES_A_TURN = 4;

const waiting: (() => void)[] = [];
let isTurning = false;

/**
 * Resolves when a task may start. Few start per turn of the event loop, in order, so that pages are served in
 * between, however many forms arrive at once.
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
