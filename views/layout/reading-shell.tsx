import type { ReactNode } from "react";
import { readingAction, readingLinks } from "../content/reading-links";
import { Brand } from "../ui/brand";
import { ButtonLink, IconButton } from "../ui/button";
import { Icon } from "../ui/icon";
import { Wrap } from "../ui/section";
import { Frame } from "./frame";

const menuId = "reading-menu";

/** The shell of the reading pages: plain top links, and on small screens a menu that needs no script. */
export function ReadingShell(props: { path: string; children: ReactNode }): ReactNode {
  return <Frame header={<ReadingBar path={props.path} />}>{props.children}</Frame>;
}

/** The menu is a popover: Escape and a tap beside it close it, and the focus goes back to its button. */
function ReadingBar({ path }: { path: string }): ReactNode {
  return (
    <header className="reading-bar print:hidden">
      <Wrap>
        <Brand />
        <nav className="reading-links" aria-label="Main">
          <ul>
            <Links path={path} />
          </ul>
        </nav>
        <IconButton className="reading-toggle" aria-label="Menu" popoverTarget={menuId}>
          <Icon name="menu" />
          <Icon name="close" />
        </IconButton>
        <nav id={menuId} className="reading-menu" aria-label="Menu" popover="auto">
          <ul>
            <Links path={path} />
          </ul>
          <ButtonLink tone="primary" className="mt-4 w-full" href={readingAction.href}>
            {readingAction.name}
          </ButtonLink>
        </nav>
      </Wrap>
    </header>
  );
}

function Links({ path: current }: { path: string }): ReactNode {
  return readingLinks.map(({ path, title }) => (
    <li key={path}>
      <a href={path} aria-current={path === current ? "page" : undefined}>
        {title}
      </a>
    </li>
  ));
}
