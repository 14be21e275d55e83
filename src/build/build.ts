import { rm } from "node:fs/promises";
import { join } from "node:path";
import { readEnvironment } from "../env";
import { createEmit } from "./emit";
import { buildFonts } from "./styles/fonts";
import type { Manifest } from "../static/manifest";
import { MANIFEST_FILE } from "../static/manifest";
import { prebuildPages } from "./prebuild-pages";
import { pagesDigest } from "../static/prebuilt-pages";
import { buildScripts, buildServer } from "./scripts";
import { checkSizes } from "./sizes";
import { isBuilt, sourceStamp, writeStamp } from "./stamp";
import { drawSocialImages } from "./images/social-images";
import { buildStyles } from "./styles/styles";
import { createBuildFolder, makeCurrent } from "./swap";

/** Quick builds for development skip prebuilt pages and size checks. */
const isQuick = process.argv.includes("--quick");

/** Builds everything that is served, and the server, into a new folder; it becomes current only when it is complete. */
async function build(stamp: string): Promise<void> {
  const folder = createBuildFolder();
  try {
    const entries = await buildInto(folder);
    if (!isQuick) await writeStamp(folder, stamp);
    makeCurrent(folder, entries);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function buildInto(folder: string): Promise<string[]> {
  const { emit, emitAs, files } = createEmit(folder);
  const [fonts, scripts, entries, socialImages] = await Promise.all([
    step("fonts and styles", async () => {
      const made = await buildFonts(emit);
      await buildStyles(folder, made);
      return made;
    }),
    step("scripts", () => buildScripts(emitAs)),
    step("server", () => buildServer(folder)),
    isQuick ? {} : step("social images", () => drawSocialImages(emit)),
  ]);
  const icon = await emit("icon.svg", await Bun.file("static/icon.svg").bytes());
  const siteUrl = readEnvironment().SITE_URL;
  const manifest: Manifest = {
    siteUrl,
    pages: pagesDigest({ siteUrl, isContactAnswered: true }),
    script: scripts.first,
    fonts: fonts.addresses,
    icon,
    socialImages,
    addresses: files.map((file) => file.address),
  };
  await Bun.write(join(folder, MANIFEST_FILE), JSON.stringify(manifest));
  if (isQuick) return entries;
  await step("pages", () => prebuildPages(folder, manifest));
  checkSizes(folder, manifest, files, scripts.late);
  return entries;
}

/** Runs a step and prints how long it took. */
async function step<T>(name: string, run: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await run();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`Built ${name} in ${seconds} s\n`);
  return result;
}

const stamp = sourceStamp();
if (!(process.argv.includes("--if-changed") && isBuilt(stamp))) await build(stamp);
