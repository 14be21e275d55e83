const FLIGHT = { duration: 400, easing: "cubic-bezier(0.165, 0.84, 0.44, 1)" };

/**
 * Animates what was heard at a second from its line in the transcript to its row in the list, if both are on screen.
 */
export function flyToList(root: HTMLElement, at: number): void {
  const heard = root.querySelector<HTMLElement>(`[data-heard="${at}"]`);
  const row = root.querySelector(`[data-found="${at}"]`);
  const place = row?.getBoundingClientRect();
  const start = heard?.getBoundingClientRect();
  if (!heard || !start?.width || !place?.width) return;
  const edge = root.getBoundingClientRect();
  // It leaves from the pane's right edge, as it would cover the line's words on its way.
  const pane = heard.closest("section")?.getBoundingClientRect() ?? start;
  const toEdge = Math.max(0, pane.right - start.right - 16);
  const copy = heard.cloneNode(true) as HTMLElement;
  Object.assign(copy.style, { position: "absolute", zIndex: "20", margin: "0" });
  Object.assign(copy.style, {
    left: `${start.left - edge.left}px`,
    top: `${start.top - edge.top}px`,
  });
  copy.ariaHidden = "true";
  root.append(copy);
  // Shows it in the line again only after its copy has left, and its row once the copy has arrived.
  heard.animate([{ opacity: 0 }, { opacity: 0, offset: 0.7 }, {}], FLIGHT);
  row?.animate([{ opacity: 0 }, { opacity: 0 }], FLIGHT);
  const move = `translate(${place.left - start.left}px, ${place.top - start.top}px)`;
  const flight = copy.animate(
    [{ transform: `translateX(${toEdge}px)` }, { transform: move }],
    FLIGHT,
  );
  for (const end of ["finish", "cancel"]) flight.addEventListener(end, () => copy.remove());
}
