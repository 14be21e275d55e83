/** The one way by which text becomes elements here; the policy's header names it, and allows no other. */
const policy = window.trustedTypes?.createPolicy("swap", { createHTML: (html: string) => html });

/**
 * Puts a partial of this site into the page as htmx does: elements with `hx-swap-oob="place:selector"` go where they say,
 * the rest by `style` (outerHTML, innerHTML, none). False when it is no partial of ours, such as a proxy's error page.
 */
export function swap(target: Element, html: string, style: string): boolean {
  const template = document.createElement("template");
  template.innerHTML = (policy?.createHTML(html) ?? html) as string;
  const { content } = template;
  const strays = [...content.querySelectorAll("[hx-swap-oob]")];
  if (strays.length === 0 && content.querySelector("form") === null) return false;
  for (const stray of strays) {
    const [place, selector] = (stray.getAttribute("hx-swap-oob") ?? "").split(":");
    stray.remove();
    if (place === "beforeend") document.querySelector(selector ?? "")?.append(...stray.children);
    if (place === "innerHTML")
      document.querySelector(selector ?? "")?.replaceChildren(...stray.childNodes);
  }
  const first = content.firstElementChild;
  if (style === "innerHTML") target.replaceChildren(content);
  else if (style === "outerHTML") target.replaceWith(content);
  const next = first?.querySelector<HTMLElement>("[aria-invalid=true],[role=alert],[role=status]");
  next?.focus();
  return true;
}
