const FLIGHT = { duration: 400, easing: "cubic-bezier(0.165, 0.84, 0.44, 1)" };

/**
 * Sends a dot from what was heard at a second, in the transcript, to its row in the list, which appears as it arrives, if
 * both are on screen. A dot hides no words on its way.
 */
export function flyToList(root: HTMLElement, at: number): void {
  const row = root.querySelector(`[data-found="${at}"]`);
  const start = root.querySelector(`[data-heard="${at}"]`)?.getBoundingClientRect();
  const end = row?.getBoundingClientRect();
  if (!start?.width || !end?.width) return;
  const edge = root.getBoundingClientRect();
  const dot = document.createElement("i");
  dot.className = "absolute top-0 left-0 z-20 size-3 rounded-pill bg-teal";
  root.append(dot);
  const place = (x: number, y: number) => ({
    transform: `translate(${x - edge.left}px, ${y - edge.top}px)`,
  });
  row?.animate([{ opacity: 0 }, { opacity: 0 }], FLIGHT);
  const flight = dot.animate(
    [
      place(start.right, (start.top + start.bottom) / 2 - 6),
      place(end.left - 16, (end.top + end.bottom) / 2 - 6),
    ],
    FLIGHT,
  );
  for (const event of ["finish", "cancel"]) flight.addEventListener(event, () => dot.remove());
}
