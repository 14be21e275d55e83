/** The one way by which text becomes elements here; the policy's header names it, and allows no other. */
const policy = window.trustedTypes?.createPolicy("swap", { createHTML: (html: string) => html });

/** The elements of a partial, not yet in the page. */
export function parsePartial(html: string): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = (policy?.createHTML(html) ?? html) as string;
  return template.content;
}

/**
 * Puts a partial of this site into the page as htmx does: elements with `hx-swap-oob="beforeend:selector"` go where they say,
 * the rest by `style` (outerHTML, innerHTML, none). False when nothing says where
 * it goes: each partial of ours brings a toast, a proxy's error page does not. The toast is shown where nobody sees what
 * came into the page.
 */
export function swap(target: Element, partial: DocumentFragment, style: string): boolean {
  const strays = partial.querySelectorAll("[hx-swap-oob]");
  if (strays.length === 0) return false;
  const isSeen = isInView(target);
  for (const stray of strays) {
    const [, selector = ""] = (stray.getAttribute("hx-swap-oob") ?? "").split(":");
    if (!isSeen) document.querySelector(selector)?.append(...stray.childNodes);
    stray.remove();
  }
  const arrived = partial.firstElementChild;
  if (style === "innerHTML") target.replaceChildren(partial);
  else if (style === "outerHTML") target.replaceWith(partial);
  arrived
    ?.querySelector<HTMLElement>("[aria-invalid=true],[role=alert],[role=status]")
    ?.focus({ preventScroll: !isSeen });
  return true;
}

/** Whether any of it is on the screen. */
export function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
