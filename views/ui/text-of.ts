import type { ReactElement, ReactNode } from "react";

/** Returns the text content of an element. */
export function textOf(node: ReactNode): string {
  if (typeof node === "string") return node;
  if (Array.isArray(node)) return node.map(textOf).join("");
  return node !== null && typeof node === "object" && "props" in node
    ? textOf((node as ReactElement<{ children: ReactNode }>).props.children)
    : "";
}

/** Whether an element's text is a day, as YYYY-MM-DD. */
export const isDay = (node: ReactNode): boolean => /^\d{4}-\d\d-\d\d$/.test(textOf(node));
