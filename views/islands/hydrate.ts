import { type ComponentType, createElement, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

/** Hydrates an island's HTML with React. Resolves once it is interactive. */
export async function hydrateIsland(
  element: HTMLElement,
  Island: ComponentType<object>,
): Promise<void> {
  const props = JSON.parse(element.dataset["props"] ?? "{}") as object;
  await new Promise<void>((resolve) => {
    const island = createElement(Awake, { onAwake: resolve }, createElement(Island, props));
    hydrateRoot(element, island, { identifierPrefix: element.dataset["island"] ?? "" });
  });
}

function Awake({ onAwake, children }: { onAwake: () => void; children?: ReactNode }): ReactNode {
  useEffect(onAwake, [onAwake]);
  return children;
}
