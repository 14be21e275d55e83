import { mkdir, writeFile } from "node:fs/promises";
import { compress } from "../http/compress";
import { serverFacts } from "../feeds/server-facts";
import { createRenderer } from "../pages/render";
import { cachedPages } from "../pages/page-routes";
import type { Manifest } from "../static/manifest";
import { readPageStyles } from "../pages/page-styles";
import { PREBUILT_FOLDER, prebuiltFile } from "../static/prebuilt-pages";

/** The first day on which each page that changes by itself is out of date, by path. */
export const pageChanges = (now: Date): Record<string, string> =>
  Object.fromEntries(
    cachedPages.flatMap(({ key, page }) => {
      const day = page.changesAfter?.(serverFacts(now).today);
      return day === undefined ? [] : [[key, day]];
    }),
  );

/**
 * Renders and compresses every page, so the server only reads files: at startup it needs neither React nor a
 * compressor, and a third less memory.
 */
export async function prebuildPages(manifest: Manifest): Promise<void> {
  const render = createRenderer(manifest, manifest.siteUrl, readPageStyles, serverFacts);
  await mkdir(PREBUILT_FOLDER, { recursive: true });
  const work = cachedPages.map(async ({ key, page }) => {
    const body = new TextEncoder().encode(render.page(page, { path: page.place.path }));
    await writeFile(prebuiltFile(key), body);
    await Promise.all(
      (await compress(body)).map(([encoding, form]) =>
        writeFile(`${prebuiltFile(key)}.${encoding}`, form),
      ),
    );
  });
  await Promise.all(work);
}
