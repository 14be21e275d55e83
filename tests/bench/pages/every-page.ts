import { readManifest } from "../../../src/static/manifest";
import { readPageStyles } from "../../../src/pages/page-styles";
import { openPrebuiltPages } from "../../../src/static/prebuilt-pages";
import { respondStatic } from "../../../src/static/static-response";
import { createPageCache } from "../../../src/static/page-cache";
import { serverFacts } from "../../../src/pages/server-facts";
import { createRenderer } from "../../../src/pages/render";
import { cachedPages } from "../../../src/pages/page-routes";
import { effort } from "../effort";
import { median, type Row } from "../table";

const RENDERS = effort(15);
const ANSWERS = effort(20_000);

/**
 * Measures how long the whole site takes to render in a new process, then for each page how long one rendering takes and how
 * many responses a second one core serves from memory, without the network. Coming-soon pages are left out.
 */
export function measureEveryPage(): Row[] {
  const manifest = readManifest();
  const settings = { siteUrl: manifest.siteUrl, isContactAnswered: true };
  const render = createRenderer(manifest, manifest.siteUrl, readPageStyles, serverFacts);
  const show = ({ page }: (typeof cachedPages)[number]) =>
    render.page(page, { path: page.place.path });
  const cold = timed(() => cachedPages.forEach(show));

  const pages = createPageCache(() => openPrebuiltPages(manifest, settings, "/nowhere"));
  const headers = { "accept-encoding": "br" };
  const rows = cachedPages
    .filter(({ page, status }) => page.place.kind === "page" && status === 200)
    .map((one): Row => {
      const ms = median(Array.from({ length: RENDERS }, () => timed(() => show(one))));
      const response = pages.get(one.key);
      const request = new Request(manifest.siteUrl + one.key, { headers });
      const spent = timed(() => {
        for (let n = 0; response !== undefined && n < ANSWERS; n++)
          respondStatic(request, response);
      });
      const rate = `${Math.round((ANSWERS / spent) * 1000)} cached responses per second`;
      return [`Rendering ${one.key}`, `${ms.toFixed(2)} ms`, rate, ""];
    });
  const what = `Rendering all ${cachedPages.length} pages, cold`;
  return [[what, `${cold.toFixed(0)} ms`, "", "< 1,000 ms"], ...rows];
}

function timed(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}
