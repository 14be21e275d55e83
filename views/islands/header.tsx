import { useRef, type KeyboardEvent, type ReactNode } from "react";
import { paths } from "../../src/paths";
import { navigation, navigationAction } from "../content/navigation";
import { Brand } from "../ui/brand";
import { IconButton } from "../ui/button";
import { Icon } from "../ui/icon";
import { Dropdown } from "./header/dropdown";
import { findItemOfSection } from "./header/section-in-view";
import { SiteMenu, siteMenuId } from "./header/site-menu";
import { useMenus } from "./header/use-menus";
import { useScrollState } from "./header/use-scroll-state";

/** `path` is the address of the page that wears the header, so that its own link is marked. */
export type HeaderProps = { path: string };

/** The site's header: bar, dropdowns, slide-in menu. Until it wakes, links, CSS and popovers do its work. */
export function Header({ path }: HeaderProps): ReactNode {
  const bar = useRef<HTMLElement>(null);
  const menus = useMenus(bar);
  const { isCompact, section } = useScrollState(path);
  const itemInView = findItemOfSection(section);

  return (
    <>
      <header
        ref={bar}
        className="site-header"
        data-compact={isCompact || undefined}
        data-section={section ?? undefined}
      >
        <Brand isHome={path === paths.home.path} />
        <nav aria-label="Main">
          <ul className="site-bar" onKeyDown={moveAlongBar}>
            {navigation.map((item) =>
              item.type === "dropdown" ? (
                <Dropdown
                  key={item.name}
                  name={item.name}
                  items={item.items}
                  path={path}
                  isCurrent={
                    item.name === itemInView || item.items.some(({ href }) => href === path)
                  }
                  menus={menus}
                />
              ) : (
                <li key={item.name}>
                  <a
                    className="site-link"
                    href={item.href}
                    aria-current={
                      item.href === path ? "page" : item.name === itemInView || undefined
                    }
                  >
                    {item.name}
                  </a>
                </li>
              ),
            )}
          </ul>
        </nav>
        <a className="button site-action site-action-wide" href={navigationAction.wide.href}>
          {navigationAction.wide.name}
        </a>
        <a className="button site-action max-md:mr-13" href={navigationAction.small.href}>
          {navigationAction.small.name}
        </a>
        <IconButton aria-label="Open menu" popoverTarget={siteMenuId}>
          <Icon name="menu" />
        </IconButton>
      </header>
      <SiteMenu path={path} />
    </>
  );
}

/** Left and Right go from one entry of the bar to the next, with wrap-around; inside a panel they do nothing. */
function moveAlongBar(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>(".site-link")];
  const index = entries.findIndex((entry) => entry === document.activeElement);
  if (step === 0 || index < 0) return;
  event.preventDefault();
  entries.at((index + step) % entries.length)?.focus();
}
