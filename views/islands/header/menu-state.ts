/** The open dropdown, and whether it was pinned open by a click or key rather than by hovering. */
export type MenuState = { open: string | null; isPinned: boolean };

export type MenuAction =
  | { type: "hovered" | "pressed" | "opened" | "abandoned"; menu: string }
  | { type: "unhovered" | "closed" };

export const closedMenus: MenuState = { open: null, isPinned: false };

/**
 * The reducer of the dropdowns, of which at most one is open. Clicking one that hovering has opened pins it instead of
 * closing it.
 */
export function menuReducer(state: MenuState, action: MenuAction): MenuState {
  switch (action.type) {
    case "hovered":
      return state.open === action.menu ? state : { open: action.menu, isPinned: false };
    case "unhovered":
      return state.isPinned ? state : closedMenus;
    case "pressed":
      return state.open === action.menu && state.isPinned
        ? closedMenus
        : { open: action.menu, isPinned: true };
    case "opened":
      return { open: action.menu, isPinned: true };
    case "abandoned":
      return state.open === action.menu ? closedMenus : state;
    case "closed":
      return closedMenus;
  }
}

/**
 * Returns the index in a list of `count` that a key moves to from `index`, with wrap-around; null for other keys. The
 * menu's button has the index -1.
 */
export function moveHighlight(key: string, index: number, count: number): number | null {
  if (key === "ArrowDown") return (index + 1) % count;
  if (key === "ArrowUp") return index <= 0 ? count - 1 : index - 1;
  if (index < 0) return null;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}
