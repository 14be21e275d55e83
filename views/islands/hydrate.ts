import { type ComponentType, createElement, type ReactNode, useEffect } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { isTranslated, keepTexts, readState } from "./translated";

/** Hydrates an island's HTML with React, or renders it anew if it was translated. Resolves once it is interactive. */
export async function hydrateIsland(
  element: HTMLElement,
  Island: ComponentType<object>,
): Promise<void> {
  const props = JSON.parse(element.dataset["props"] ?? "{}") as object;
  const options = { identifierPrefix: element.dataset["island"] ?? "" };
  keepTexts(element);
  const restore = isTranslated(element) ? readState(element) : undefined;
  await new Promise<void>((resolve) => {
    const island = createElement(Awake, { onAwake: resolve }, createElement(Island, props));
    if (restore === undefined) hydrateRoot(element, island, options);
    else {
      const root = createRoot(element, options);
      flushSync(() => root.render(island));
      restore();
    }
  });
}

function Awake({ onAwake, children }: { onAwake: () => void; children?: ReactNode }): ReactNode {
  useEffect(onAwake, [onAwake]);
  return children;
}
