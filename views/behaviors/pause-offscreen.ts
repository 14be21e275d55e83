/** Marks off-screen scenes with `data-away`, so that the stylesheet pauses them. */
export function startPauseOffscreen(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      target.toggleAttribute("data-away", !isIntersecting);
  });
  for (const scene of document.querySelectorAll("[data-scene]")) observer.observe(scene);
}
