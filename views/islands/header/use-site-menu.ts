import { useEffect, useRef, type RefObject } from "react";

/**
 * Adds to the mobile menu what a popover lacks: it traps focus, returns focus to the menu button, and closes when the
 * window grows wide. CSS and the browser handle opening, Escape, scroll locking and the animation.
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

/** Returns all elements outside the menu, except its ancestors. */
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
