import type { ReactNode } from "react";
import { readingAction, readingLinks } from "../content/reading-links";
import { Brand } from "../ui/brand";
import { ButtonLink, IconButton } from "../ui/button";
import { Icon } from "../ui/icon";
import { menuLink, navLink } from "../ui/nav-link";
import { Wrap } from "../ui/wrap";
import { Frame } from "./frame";

const menuId = "reading-menu";

/** The shell of reading pages: a plain navigation bar, on small screens with a menu that needs no script. */
export function ReadingShell(props: { path: string; children: ReactNode }): ReactNode {
  return <Frame header={<ReadingBar path={props.path} />}>{props.children}</Frame>;
}

/** A line below the bar that grows as the page is read. */
const PROGRESS =
  "after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:origin-left after:animate-read after:bg-teal after:[animation-timeline:scroll(root)] not-supports-[animation-timeline:scroll()]:after:hidden forced-colors:after:bg-[Highlight]";

/** The menu is a popover: Escape and tapping outside close it and return focus to its button. */
function ReadingBar({ path }: { path: string }): ReactNode {
  return (
    <header
      className={`sticky top-0 z-50 -mb-18 h-18 animate-fill border-b border-hairline bg-canvas [animation-range:0_24px] [animation-timeline:scroll()] print:hidden forced-colors:bg-[Canvas] ${PROGRESS}`}
    >
      <Wrap className="group flex h-full items-center justify-between">
        <Brand />
        <nav className="flex-1 max-lg:hidden" aria-label="Main">
          {/* Columns as wide as the titles in Lato, to avoid layout shift when the font replaces its fallback. */}
          <ul className="grid grid-cols-[4.17em_7.11em_5.37em_4.58em_7.09em_5.03em] justify-center gap-1">
            <Links path={path} className={navLink} />
          </ul>
        </nav>
        <ButtonLink
          size="small"
          className="mr-9 max-lg:hidden noscript:mr-0"
          href={readingAction.href}
        >
          {readingAction.name}
        </ButtonLink>
        <IconButton className="-mr-2.5 lg:hidden" aria-label="Menu" popoverTarget={menuId}>
          <Icon name="menu" className="size-6 group-has-[:popover-open]:hidden" />
          <Icon name="close" className="hidden size-6 group-has-[:popover-open]:block" />
        </IconButton>
        <nav
          id={menuId}
          className="fixed inset-x-0 top-18 bottom-auto max-h-[calc(100dvh-72px)] w-full overflow-y-auto overscroll-contain border-b border-hairline-strong bg-surface-1 px-4 pt-2 pb-6 text-ink shadow-raised backdrop:top-18 backdrop:bg-canvas/70 not-open:-translate-y-2 not-open:opacity-0 motion-safe:transition-[opacity,translate,display,overlay] motion-safe:transition-discrete motion-safe:duration-medium motion-safe:ease-out lg:hidden starting:open:-translate-y-2 starting:open:opacity-0"
          aria-label="Menu"
          popover="auto"
        >
          <ul className="divide-y divide-hairline">
            <Links path={path} className={`${menuLink} text-h4 font-bold`} />
          </ul>
          <ButtonLink tone="primary" className="mt-4 w-full" href={readingAction.href}>
            {readingAction.name}
          </ButtonLink>
        </nav>
      </Wrap>
    </header>
  );
}

function Links({ path: current, className }: { path: string; className: string }): ReactNode {
  return readingLinks.map(({ path, title }) => (
    <li key={path}>
      <a className={className} href={path} aria-current={path === current ? "page" : undefined}>
        {title}
      </a>
    </li>
  ));
}
