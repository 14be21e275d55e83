/** More than the tallest explanation takes, with the gap between it and its button. */
const ROOM_PX = 380;

/** Scrolls before a popover opens, so that it fits below its button and does not cover the figure it explains. */
export function startClearFigures(): void {
  document.addEventListener(
    "beforetoggle",
    ({ target }) => {
      if (!(target instanceof HTMLDialogElement) || target.matches(":popover-open")) return;
      const button = document.querySelector(`[popovertarget="${target.id}"]`);
      if (button === null) return;
      const excess = button.getBoundingClientRect().bottom + ROOM_PX - innerHeight;
      if (excess > 0) scrollBy({ top: excess, behavior: "instant" });
    },
    true,
  );
}
