/** The only Trusted Types policy: the site's header allows no other way to turn text into elements. */
const policy = window.trustedTypes?.createPolicy("swap", { createHTML: (html: string) => html });

/** Parses a partial into elements that are not in the page yet. */
export function parsePartial(html: string): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = (policy?.createHTML(html) ?? html) as string;
  return template.content;
}

/** Returns new elements with the markup of the first matching template inside `root` (`ui/template.tsx`). */
export function copyTemplate(root: Element, selector = "template"): DocumentFragment {
  return parsePartial(root.querySelector<HTMLElement>(selector)?.dataset["html"] ?? "");
}

/**
 * Swaps a partial of this site into the page as htmx does: elements with `hx-swap-oob="beforeend:selector"` go there, the
 * rest by `style` (outerHTML, innerHTML, none). Returns false for anything else, such as a proxy's error page: partials
 * always have a toast, which is shown if the swapped part is out of view.
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

/** Whether any part of the element is on the screen. */
export function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
