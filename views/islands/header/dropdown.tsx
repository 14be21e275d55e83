import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { flushSync } from "react-dom";
import type { NavigationLink } from "../../content/navigation";
import { Badge } from "../../ui/badge";
import { Icon } from "../../ui/icon";
import { moveHighlight } from "./menu-state";
import type { Menus } from "./use-menus";

/**
 * One dropdown as a disclosure: a button and a list of links, each in the tab order while it is open.
 * Untrusted events are presses that were held until the island woke: they open, whatever hovering did meanwhile.
 */
export function Dropdown(props: {
  name: string;
  items: readonly NavigationLink[];
  path: string;
  isCurrent: boolean;
  menus: Menus;
}): ReactNode {
  const { name, items, path, isCurrent, menus } = props;
  const menu = `menu-${name.toLowerCase()}`;
  const isOpen = menus.open === menu;

  const onClick = (event: MouseEvent) =>
    menus.dispatch({ type: event.nativeEvent.isTrusted ? "pressed" : "opened", menu });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!event.nativeEvent.isTrusted && (event.key === "Enter" || event.key === " ")) {
      menus.dispatch({ type: "opened", menu });
      return;
    }
    const links = [...event.currentTarget.querySelectorAll("a")];
    const index = links.findIndex((link) => link === document.activeElement);
    const next = moveHighlight(event.key, index, links.length);
    if (next === null) return;
    event.preventDefault();
    flushSync(() => menus.dispatch({ type: "opened", menu }));
    links[next]?.focus();
  };

  return (
    <li
      className="menu"
      data-open={isOpen || undefined}
      onPointerEnter={(event) => event.pointerType === "mouse" && menus.hover(menu)}
      onPointerLeave={(event) => event.pointerType === "mouse" && menus.unhover()}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        const isInside = event.currentTarget.contains(event.relatedTarget);
        if (event.relatedTarget && !isInside) menus.dispatch({ type: "abandoned", menu });
      }}
    >
      <button
        type="button"
        className="site-link"
        aria-current={isCurrent || undefined}
        aria-controls={menu}
        aria-expanded={menus.isAwake ? isOpen : undefined}
        onClick={onClick}
      >
        {name}
        <Icon name="chevron" />
      </button>
      <ul id={menu} className="menu-panel">
        {items.map((item) => (
          <li key={item.href}>
            <a
              href={item.href}
              aria-current={item.href === path ? "page" : undefined}
              onClick={() => menus.dispatch({ type: "closed" })}
            >
              <Icon name={item.icon} />
              <b>{item.name}</b> <Badge badge={item.badge} />
              <small>{item.description}</small>
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
