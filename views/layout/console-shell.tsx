import type { ReactNode } from "react";
import { consoleEndpoints, consolePaths } from "../../src/paths";
import { Brand } from "../ui/brand";
import { Button, ButtonLink } from "../ui/button";
import { IconSprite } from "../ui/icon-sprite";
import { NavLinks } from "../ui/nav-links";

const LINKS = [
  consolePaths.today,
  consolePaths.people,
  consolePaths.messages,
  consolePaths.broadcasts,
  consolePaths.company,
  consolePaths.account,
];
const DOOR: readonly string[] = [consolePaths.signIn.path, consolePaths.code.path];

/** The shell of the console: its links, and no chat, footer or script of its own. */
export function ConsoleShell(props: { path: string; children: ReactNode }): ReactNode {
  const { path, children } = props;
  return (
    <>
      <ButtonLink className="fixed top-2 left-2 z-99 not-focus:-top-24 print:hidden" href="#main">
        Skip to content
      </ButtonLink>
      <IconSprite part="first" />
      <header className="border-b border-hairline px-4 sm:px-8">
        <div className="mx-auto flex max-w-300 flex-wrap items-center gap-x-6 py-2">
          <Brand />
          {!DOOR.includes(path) && (
            <NavLinks
              label="Console"
              className="max-sm:order-last max-sm:w-full sm:flex-1"
              links={LINKS}
              current={path}
            />
          )}
          {path !== consolePaths.signIn.path && (
            <form method="post" action={consoleEndpoints.signOut} className="ml-auto">
              <Button size="small">Sign out</Button>
            </form>
          )}
        </div>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto max-w-300 px-4 py-8 sm:px-8">
        {children}
      </main>
      <IconSprite part="rest" />
    </>
  );
}
