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
  /** False on the server and before hydration: CSS opens the menus then, so `aria-expanded` cannot be known. */
  isAwake: boolean;
  dispatch: (action: MenuAction) => void;
  /** Opens the menu after a short delay, so that a pointer crossing the bar does not open it. */
  hover: (menu: string) => void;
  unhover: () => void;
};

/**
 * The state of the dropdowns inside `root`, opened by hovering, clicks and keys, and closed by Escape or a click
 * elsewhere.
 */
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

  // A layout effect, so that a menu can be closed as soon as it is painted.
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

  // Closing a panel returns focus from inside it to its button. Not a layout effect, because React restores focus after
  // those have run.
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

/** A subscription for a value that only differs between server and browser. */
const neverChanges = (): (() => void) => () => undefined;

/** Finds the menu that CSS shows at hydration, so that it stays open. */
function findShownByCss(root: HTMLElement | null): MenuAction | null {
  const find = (state: string) => root?.querySelector(`.menu${state} > .menu-panel`)?.id;
  const hovered = find(":hover");
  if (hovered) return { type: "hovered", menu: hovered };
  const focused = find(":focus-within");
  return focused ? { type: "opened", menu: focused } : null;
}
