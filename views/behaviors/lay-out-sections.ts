/**
 * Lays out the sections that the stylesheet skips until the first paint, one per frame, so that no
 * task lays out a whole page. All at once if the page opens at a hash, whose offset depends on them.
 */
export async function layOutSections(): Promise<void> {
  for (const section of document.querySelectorAll<HTMLElement>("main > .section, footer")) {
    if (!location.hash) await new Promise(requestAnimationFrame);
    section.style.contentVisibility = "visible";
  }
}
