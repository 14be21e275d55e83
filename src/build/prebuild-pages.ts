import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { compress } from "../http/compress";
import { serverFacts } from "../pages/server-facts";
import { createRenderer } from "../pages/render";
import { cachedPages } from "../pages/page-routes";
import type { Manifest } from "../static/manifest";
import { styleFile } from "../pages/page-styles";
import { pagesFolder, prebuiltFile } from "../static/prebuilt-pages";

/**
 * Renders and compresses every page, so the server only reads files: at startup it needs neither React nor a
 * compressor, and a third less memory.
 */
export async function prebuildPages(build: string, manifest: Manifest): Promise<void> {
  const readStyles = (name: string) => readFileSync(styleFile(build, name), "utf8");
  const render = createRenderer(manifest, manifest.siteUrl, readStyles, serverFacts);
  const folder = pagesFolder(build);
  await mkdir(folder, { recursive: true });
  const work = cachedPages.map(async ({ key, page }) => {
    const body = new TextEncoder().encode(render.page(page, { path: page.place.path }));
    const file = prebuiltFile(folder, key);
    await writeFile(file, body);
    for (const [encoding, form] of await compress(body))
      await writeFile(`${file}.${encoding}`, form);
  });
  await Promise.all(work);
}
