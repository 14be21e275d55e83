import { readdirSync } from "node:fs";
import { buildFolder } from "../../../src/static/build-folder";
import { pagesFolder } from "../../../src/static/prebuilt-pages";
import { paths, type Place } from "../../../src/paths";
import { stories } from "../../../views/content/soon/stories";

/** Coming-soon pages with content of their own. */
const storied = new Set(
  Object.keys(stories).map((name) => paths[name as keyof typeof stories].path),
);

const places = new Map<string, Place>(Object.values(paths).map((place) => [place.path, place]));

const prepared = readdirSync(pagesFolder(buildFolder()))
  .filter((file) => file.endsWith(".html"))
  .map((file) => decodeURIComponent(file.slice(0, -".html".length)))
  .filter((path) => path.startsWith("/"))
  // Versions repeat the current text.
  .filter((path) => !/\/\d{4}-\d\d-\d\d$/.test(path));

/**
 * The addresses of all pages of the built site, including articles and session pages, and one unknown address. Pages
 * that differ only in their title are represented by the coming-soon page.
 */
export const builtPages: string[] = [
  ...[...new Set([...places.keys(), ...prepared])]
    .filter((path) => {
      const isAlike = places.get(path)?.kind === "soon" && path !== paths.comingSoon.path;
      return !isAlike || storied.has(path);
    })
    .toSorted(),
  "/no-such-page",
];
