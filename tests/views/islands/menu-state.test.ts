import { expect, test } from "bun:test";
import {
  closedMenus,
  type MenuAction,
  type MenuState,
  moveHighlight,
  menuReducer,
} from "../../../views/islands/header/menu-state";

const play = (...actions: MenuAction[]): MenuState => actions.reduce(menuReducer, closedMenus);

test("hovering opens a menu and leaving closes it", () => {
  expect(play({ type: "hovered", menu: "product" }).open).toBe("product");
  expect(play({ type: "hovered", menu: "product" }, { type: "unhovered" }).open).toBeNull();
});

test("a click on a menu that hovering opened keeps it open, and leaving no longer closes it", () => {
  const state = play({ type: "hovered", menu: "product" }, { type: "pressed", menu: "product" });
  expect(state.open).toBe("product");
  expect(menuReducer(state, { type: "unhovered" }).open).toBe("product");
});

test("a second press closes the menu", () => {
  expect(
    play({ type: "pressed", menu: "product" }, { type: "pressed", menu: "product" }).open,
  ).toBeNull();
});

test("only one menu is open", () => {
  expect(play({ type: "pressed", menu: "product" }, { type: "pressed", menu: "about" }).open).toBe(
    "about",
  );
  expect(play({ type: "pressed", menu: "product" }, { type: "hovered", menu: "about" }).open).toBe(
    "about",
  );
});

test("hovering over a menu opened by a press does not unpin it", () => {
  const state = play({ type: "opened", menu: "product" }, { type: "hovered", menu: "product" });
  expect(menuReducer(state, { type: "unhovered" }).open).toBe("product");
});

test("moving focus out of a menu closes only that menu", () => {
  const state = play({ type: "opened", menu: "product" });
  expect(menuReducer(state, { type: "abandoned", menu: "about" }).open).toBe("product");
  expect(menuReducer(state, { type: "abandoned", menu: "product" }).open).toBeNull();
});

test("Down and Up wrap the highlight around, and enter the list from the button", () => {
  expect(moveHighlight("ArrowDown", -1, 4)).toBe(0);
  expect(moveHighlight("ArrowDown", 1, 4)).toBe(2);
  expect(moveHighlight("ArrowDown", 3, 4)).toBe(0);
  expect(moveHighlight("ArrowUp", -1, 4)).toBe(3);
  expect(moveHighlight("ArrowUp", 0, 4)).toBe(3);
  expect(moveHighlight("ArrowUp", 2, 4)).toBe(1);
});

test("Home and End go to the ends from inside the list only", () => {
  expect(moveHighlight("Home", 2, 4)).toBe(0);
  expect(moveHighlight("End", 1, 4)).toBe(3);
  expect(moveHighlight("Home", -1, 4)).toBeNull();
  expect(moveHighlight("x", 1, 4)).toBeNull();
});
