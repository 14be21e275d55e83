import { type ComponentType, createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { type IslandName, type IslandProps, islands } from "../islands/islands";

type Props<Name extends IslandName> = {
  name: Name;
  props: IslandProps[Name];
  className?: string;
  /** Also hydrates on scroll. */
  wakesOnScroll?: boolean;
  /** Also hydrates at once if session storage has this key. */
  wakesIfStored?: string;
  /** Also hydrates at once if the query has this parameter. */
  wakesIfInQuery?: string;
  /** Hydrates as soon as the page has loaded. For islands that show nothing without JavaScript. */
  wakesAtOnce?: boolean;
};

/**
 * Renders an island as a React root of its own, inserted as HTML: as part of the page's tree, `useId` would return
 * other ids than in the browser.
 */
export function Island<Name extends IslandName>(island: Props<Name>): ReactNode {
  const { name, props, className, wakesOnScroll, wakesIfStored, wakesIfInQuery, wakesAtOnce } =
    island;
  const json = JSON.stringify(props);
  return (
    <div
      className={className}
      data-island={name}
      data-props={json === "{}" ? undefined : json}
      data-wakes-on-scroll={wakesOnScroll}
      data-wakes-if-stored={wakesIfStored}
      data-wakes-if-in-query={wakesIfInQuery}
      data-wakes-at-once={wakesAtOnce}
      // HTML that React rendered and escaped, cached because pages share it.
      dangerouslySetInnerHTML={{ __html: renderIsland(name, props, json) }}
    />
  );
}

/**
 * Caches islands by name and props. The chat and header are the same for all requests, and take a third of a page's
 * rendering time.
 */
const cache = new Map<string, string>();
const MAX_CACHED = 100;

function renderIsland<Name extends IslandName>(
  name: Name,
  props: IslandProps[Name],
  json: string,
): string {
  const key = name + json;
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const component = islands[name] as ComponentType<object>;
  const html = renderToString(createElement(component, props), { identifierPrefix: name });
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(key, html);
  return html;
}
