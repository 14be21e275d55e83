import { useEffect, useRef, type RefObject } from "react";

/**
 * What the slide-in menu cannot have from HTML alone: focus stays inside while it is open and returns to its
 * button, and a window grown wide closes it. Opening, Escape, the page's lock and sliding are the browser's.
 */
export function useSiteMenu(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    const menu = ref.current;
    if (!menu) return;
    let held: HTMLElement[] = [];
    const release = () => {
      for (const element of held) element.inert = false;
      held = [];
    };
    const hold = () => {
      release();
      held = findOutside(menu);
      for (const element of held) element.inert = true;
    };
    const onBeforeToggle = (event: ToggleEvent) => event.newState === "closed" && release();
    const onToggle = (event: ToggleEvent) => {
      if (event.newState === "open") hold();
      else if (document.activeElement === document.body) findButton(menu)?.focus();
    };
    const wide = matchMedia("(min-width: 1024px)");
    const close = () => wide.matches && menu.hidePopover();

    if (menu.matches(":popover-open")) hold();
    menu.addEventListener("beforetoggle", onBeforeToggle);
    menu.addEventListener("toggle", onToggle);
    wide.addEventListener("change", close);
    return () => {
      release();
      menu.removeEventListener("beforetoggle", onBeforeToggle);
      menu.removeEventListener("toggle", onToggle);
      wide.removeEventListener("change", close);
    };
  }, []);

  return ref;
}

/** All elements of the page outside the menu and its ancestors. */
function findOutside(menu: HTMLElement): HTMLElement[] {
  const outside: HTMLElement[] = [];
  for (let node = menu; node !== document.body && node.parentElement; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      if (sibling !== node && sibling instanceof HTMLElement && !sibling.inert)
        outside.push(sibling);
    }
  }
  return outside;
}

function findButton(menu: HTMLElement): HTMLElement | null {
  return document.querySelector(`[popovertarget="${menu.id}"]:not([popovertargetaction])`);
}
