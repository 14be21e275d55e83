import { readdirSync } from "node:fs";
import { PREBUILT_FOLDER } from "../../src/static/prebuilt-pages";
import { paths, type Place } from "../../src/paths";

const places = new Map<string, Place>(Object.values(paths).map((place) => [place.path, place]));

const prepared = readdirSync(PREBUILT_FOLDER)
  .filter((file) => file.endsWith(".html"))
  .map((file) => decodeURIComponent(file.slice(0, -".html".length)))
  .filter((path) => path.startsWith("/"))
  // A version of a text repeats the text.
  .filter((path) => !/\/\d{4}-\d\d-\d\d$/.test(path));

/**
 * The addresses of all pages of the built site, articles and session pages among them, and one that is on no map. Of
 * those that only differ by their title, the coming-soon page stands for all.
 */
export const builtPages: string[] = [
  ...[...new Set([...places.keys(), ...prepared])]
    .filter((path) => places.get(path)?.kind !== "soon" || path === paths.comingSoon.path)
    .toSorted(),
  "/no-such-page",
];
