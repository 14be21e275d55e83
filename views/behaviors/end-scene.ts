/**
 * Ends the scene that plays once, at its end or when a visitor presses one of its states, even the one it ends in: without
 * its class, a part that another window width shows again does not start its own animation from the beginning.
 */
export function startEndScene(): void {
  const scene = document.querySelector(".crm-approved");
  const end = () => scene?.classList.remove("crm-approved");
  const endIfStill = () => {
    if (!scene?.getAnimations({ subtree: true }).length) end();
  };
  scene?.addEventListener("animationend", endIfStill);
  scene?.addEventListener("transitionend", endIfStill);
  scene?.addEventListener("click", ({ target }) => {
    if (target instanceof HTMLInputElement) end();
  });
}
