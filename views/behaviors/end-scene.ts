/**
 * Ends the scene that plays once: without its class, a part that another window width shows again does not start its
 * own animation from the beginning.
 */
export function startEndScene(): void {
  const scene = document.querySelector(".crm-approved");
  scene?.addEventListener("animationend", () => {
    if (!scene.getAnimations({ subtree: true }).length) scene.classList.remove("crm-approved");
  });
}
