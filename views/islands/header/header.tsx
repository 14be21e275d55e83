import { useRef, type KeyboardEvent, type ReactNode } from "react";
import { paths } from "../../../src/paths";
import { navigation, navigationAction } from "../../content/navigation";
import { readingAction } from "../../content/reading-links";
import { Brand } from "../../ui/brand";
import { ButtonLink, IconButton } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { navLink } from "../../ui/nav-link";
import { Dropdown } from "./dropdown";
import { findItemOfSection } from "./section-in-view";
import { SiteMenu, siteMenuId } from "./site-menu";
import { useMenus } from "./use-menus";
import { useScrollState } from "./use-scroll-state";

/** `path` is the path of the current page, whose link is marked. */
type HeaderProps = { path: string };

/**
 * The site's header: navigation bar, dropdowns, mobile menu. Before hydration, it works with links, CSS and popovers
 * alone.
 */
export function Header({ path }: HeaderProps): ReactNode {
  const bar = useRef<HTMLElement>(null);
  const menus = useMenus(bar);
  const { isCompact, section } = useScrollState(path);
  const itemInView = findItemOfSection(section);

  return (
    <>
      <header
        ref={bar}
        className="site-header fixed inset-x-0 top-0 z-50 flex items-center gap-1 border-b grid-cols-[1fr_2fr_1fr] lg:grid px-4 after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:origin-left after:bg-teal sm:px-6 lg:px-gutter forced-colors:after:bg-[Highlight]"
        data-compact={isCompact || undefined}
        data-section={section ?? undefined}
      >
        <Brand isHome={path === paths.home.path} />
        <nav className="flex-1" aria-label="Main">
          {/* Columns as wide as the names in Lato, to avoid layout shift while the page loads or when the font
              replaces its fallback. */}
          <ul
            className="site-bar hidden grid-cols-[4.5em_6.3em_6.8em_7.3em_4.9em_5.6em] justify-center gap-1 lg:grid"
            onKeyDown={moveAlongBar}
          >
            {navigation.map((item) =>
              item.type === "dropdown" ? (
                <Dropdown
                  key={item.name}
                  name={item.name}
                  items={item.items}
                  path={path}
                  isCurrent={
                    item.name === itemInView ||
                    item.items.some(({ href }) => href === path) ||
                    item.more?.includes(path) === true
                  }
                  menus={menus}
                />
              ) : (
                <li key={item.name}>
                  <a
                    className={navLink}
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
        <div className="ml-auto flex gap-2 mr-9 max-lg:mr-12 noscript:mr-0">
          {ACTIONS.map(({ name, href, ...look }) => (
            <ButtonLink key={look.className} {...look} size="small" href={href}>
              {name}
            </ButtonLink>
          ))}
        </div>
        <IconButton className="lg:hidden" aria-label="Open menu" popoverTarget={siteMenuId}>
          <Icon name="menu" className="size-6" />
        </IconButton>
      </header>
      <SiteMenu path={path} />
    </>
  );
}

/** Log in, which phones replace by the demo, and early access. */
const ACTIONS = [
  { ...navigationAction.wide, tone: "outlined", className: "max-lg:hidden lg:px-3.5" },
  { ...navigationAction.small, tone: "outlined", className: "max-xs:w-18 lg:hidden" },
  { ...readingAction, tone: "primary", className: "max-sm:hidden lg:px-3.5" },
] as const;

/** Moves focus between the entries of the bar with Left and Right, with wrap-around. Does nothing inside a dropdown. */
function moveAlongBar(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  const entries = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(":scope > li > :is(a, button)"),
  ];
  const index = entries.findIndex((entry) => entry === document.activeElement);
  if (step === 0 || index < 0) return;
  event.preventDefault();
  entries.at((index + step) % entries.length)?.focus();
}
