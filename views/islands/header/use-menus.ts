import {
  type RefObject,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useSyncExternalStore,
} from "react";
import { closedMenus, menuReducer, type MenuAction } from "./menu-state";

const OPEN_DELAY_MS = 80;
const CLOSE_DELAY_MS = 200;

export type Menus = {
  open: string | null;
  /** False in the server's picture, where CSS opens the menus and nothing may be said about their state. */
  isAwake: boolean;
  dispatch: (action: MenuAction) => void;
  /** Opens after a moment of hovering, so that a pointer that only crosses the bar opens nothing. */
  hover: (menu: string) => void;
  unhover: () => void;
};

/** The dropdowns inside `root`: what is open, what closes it, and what hovering means. */
export function useMenus(root: RefObject<HTMLElement | null>): Menus {
  const [{ open }, dispatch] = useReducer(menuReducer, closedMenus);
  const isAwake = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLayoutEffect(() => {
    const shown = findShownByCss(root.current);
    if (shown) dispatch(shown);
    return () => clearTimeout(timer.current);
  }, [root]);

  // Before the browser paints: a menu that can be seen can also be closed.
  useLayoutEffect(() => {
    if (!open) return;
    const menu = document.getElementById(open)?.parentElement;
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !menu?.contains(event.target))
        dispatch({ type: "closed" });
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") dispatch({ type: "closed" });
    };
    document.addEventListener("pointerdown", onPointerDown);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("pointerdown", onPointerDown);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [open]);

  // A closed panel keeps no focus: it goes back to the button that opened it. Not in the effect above, because React
  // gives focus back to where it was once its layout effects are done.
  useEffect(() => {
    if (!open) return;
    const panel = document.getElementById(open);
    return () => {
      if (panel?.contains(document.activeElement))
        panel.parentElement?.querySelector("button")?.focus();
    };
  }, [open]);

  const wait = (action: MenuAction, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => dispatch(action), delay);
  };

  return {
    open,
    isAwake,
    dispatch: (action) => {
      clearTimeout(timer.current);
      dispatch(action);
    },
    hover: (menu) => wait({ type: "hovered", menu }, OPEN_DELAY_MS),
    unhover: () => wait({ type: "unhovered" }, CLOSE_DELAY_MS),
  };
}

/** For what differs only between the server's picture and the browser. */
const neverChanges = (): (() => void) => () => undefined;

/** The menu that the stylesheet already shows when the island wakes stays open under the island's own rules. */
function findShownByCss(root: HTMLElement | null): MenuAction | null {
  const find = (state: string) => root?.querySelector(`.menu${state} > .menu-panel`)?.id;
  const hovered = find(":hover");
  if (hovered) return { type: "hovered", menu: hovered };
  const focused = find(":focus-within");
  return focused ? { type: "opened", menu: focused } : null;
}
