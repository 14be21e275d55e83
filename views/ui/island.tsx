import type { ReactNode } from "react";
import type { IslandName, IslandProps } from "../islands/table";

/**
 * Marks where an island wakes. The markup inside is rendered by the server as a React root of its own
 * (`useId` would differ from the browser's inside the page's tree), so the page can be read before and without it.
 */
export function Island<Name extends IslandName>(props: {
  name: Name;
  props: IslandProps[Name];
  className?: string;
}): ReactNode {
  void props;
  return null;
}
