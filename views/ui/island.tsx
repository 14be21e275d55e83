import { type ComponentType, createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { BattleCard } from "../islands/battle-card";
import { Call } from "../islands/call";
import { AdminSession } from "../islands/admin-session";
import { Chat } from "../islands/chat";
import { Closeout } from "../islands/closeout";
import { Header } from "../islands/header";
import { SessionTester } from "../islands/session-tester";
import { Roi } from "../islands/roi";
import type { IslandName, IslandProps } from "../islands/table";

/** Every island by the name of its file. */
export const components: { [Name in IslandName]: ComponentType<IslandProps[Name]> } = {
  header: Header,
  chat: Chat,
  call: Call,
  "session-tester": SessionTester,
  "admin-session": AdminSession,
  roi: Roi,
  "battle-card": BattleCard,
  closeout: Closeout,
};

type Props<Name extends IslandName> = {
  name: Name;
  props: IslandProps[Name];
  className?: string;
  /** Also wakes when the page is scrolled, for what follows the scroll position. */
  wakesOnScroll?: boolean;
  /** Also wakes at once where the session storage holds this key. */
  wakesIfKept?: string;
  /** Wakes when the page is there, for what can show nothing without a script. */
  wakesAtOnce?: boolean;
};

/**
 * Marks where an island wakes. The markup inside is rendered as a React root of its own (`useId` would differ from the
 * browser's inside the page's tree), which is why it goes in as HTML: React's own, escaped by React.
 */
export function Island<Name extends IslandName>(island: Props<Name>): ReactNode {
  const { name, props, className, wakesOnScroll, wakesIfKept, wakesAtOnce } = island;
  const json = JSON.stringify(props);
  return (
    <div
      className={className}
      data-island={name}
      data-props={json}
      data-wakes-on-scroll={wakesOnScroll}
      data-wakes-if-kept={wakesIfKept}
      data-wakes-at-once={wakesAtOnce}
      dangerouslySetInnerHTML={{ __html: renderIsland(name, props, json) }}
    />
  );
}

/** The chat and the header are the same on every request, and a third of the time that a page takes to render. */
const rendered = new Map<string, string>();
const MAX_RENDERED = 100;

function renderIsland<Name extends IslandName>(
  name: Name,
  props: IslandProps[Name],
  json: string,
): string {
  const key = name + json;
  const known = rendered.get(key);
  if (known !== undefined) return known;
  const element = createElement<IslandProps[Name]>(components[name], props);
  const html = renderToString(element, { identifierPrefix: name });
  if (rendered.size >= MAX_RENDERED) rendered.clear();
  rendered.set(key, html);
  return html;
}
