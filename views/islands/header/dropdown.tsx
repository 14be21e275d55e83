import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { flushSync } from "react-dom";
import type { NavigationLink } from "../../content/navigation";
import { Badge } from "../../ui/badge";
import { Icon } from "../../ui/icon";
import { navLink } from "../../ui/nav-link";
import { moveHighlight } from "./menu-state";
import type { Menus } from "./use-menus";

/**
 * A dropdown as a disclosure: a button and a list of links, which are in the tab order while it is open. Untrusted
 * events are clicks and keys replayed after hydration. They always open the menu, whether or not hovering has opened it
 * meanwhile.
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
      className="menu group relative"
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
        className={`${navLink} group-data-open:bg-highlight group-data-open:text-ink`}
        aria-current={isCurrent || undefined}
        aria-controls={menu}
        aria-expanded={menus.isAwake ? isOpen : undefined}
        onClick={onClick}
      >
        {name}
        <Icon
          name="chevron"
          className="-mr-1 w-4 text-muted group-data-open:rotate-180 motion-safe:transition-[rotate]"
        />
      </button>
      <ul
        id={menu}
        className="menu-panel absolute top-full left-1/2 mt-2 grid w-91 gap-0.5 rounded-card border border-hairline-strong bg-surface-2 p-2 shadow-raised before:absolute before:inset-x-0 before:-top-2.5 before:h-2.5"
      >
        {items.map((item) => (
          <li key={item.href}>
            <a
              className="grid grid-cols-[44px_auto_1fr] items-center gap-x-2 rounded-small p-2.5 hover:bg-surface-3 aria-[current]:bg-surface-3 hover:[&>svg]:text-teal"
              href={item.href}
              aria-current={item.href === path ? "page" : undefined}
              onClick={() => menus.dispatch({ type: "closed" })}
            >
              <Icon
                name={item.icon}
                className="row-span-2 box-content rounded-small border border-hairline bg-highlight p-2.25"
              />
              <b className="whitespace-nowrap">{item.name}</b>{" "}
              <span>
                <Badge badge={item.badge} />
              </span>{" "}
              <small className="col-span-2 text-small text-muted">{item.description}</small>
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
