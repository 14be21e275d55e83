import { type ComponentType, createElement, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { type IslandName, islands } from "./table";

/** Loads an island's code and hands its HTML over to React. Resolves when it answers; rejects when the code cannot be had. */
export async function hydrateIsland(element: HTMLElement): Promise<void> {
  const name = element.dataset["island"] as IslandName;
  const Island = (await islands[name]()) as ComponentType<object>;
  const props = JSON.parse(element.dataset["props"] ?? "{}") as object;
  await new Promise<void>((resolve) => {
    const island = createElement(Awake, { onAwake: resolve }, createElement(Island, props));
    hydrateRoot(element, island, { identifierPrefix: name });
  });
}

function Awake({ onAwake, children }: { onAwake: () => void; children?: ReactNode }): ReactNode {
  useEffect(onAwake, [onAwake]);
  return children;
}
