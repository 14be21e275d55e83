import { rm } from "node:fs/promises";
import { readEnvironment } from "../env";
import { createEmit } from "./emit";
import { buildFonts, buildHand } from "./styles/fonts";
import { drawIcons, readIcon } from "./images/icons";
import type { Manifest } from "../static/manifest";
import { MANIFEST_FILE } from "../static/manifest";
import { pageChanges, prebuildPages } from "./prebuild-pages";
import { buildScripts, buildServer } from "./scripts";
import { checkSizes } from "./sizes";
import { drawPressKit } from "./images/press-kit";
import { isBuilt, markBuilt, sourceStamp } from "./stamp";
import { drawSocialImages } from "./images/social-images";
import { buildStyles } from "./styles/styles";

/** Quick builds for development skip prebuilt pages and size checks. */
const isQuick = process.argv.includes("--quick");

/** Builds everything that is served, and the server; prints sizes and fails past a limit. */
async function build(): Promise<void> {
  await rm("static/assets", { recursive: true, force: true });
  await rm(".build", { recursive: true, force: true });
  const { emit, files } = createEmit();
  const [fonts, scripts, , socialImages] = await Promise.all([
    Promise.all([buildFonts(emit), buildHand(emit)]).then(async ([made, hand]) => {
      await buildStyles(made.css, hand);
      return made;
    }),
    buildScripts(files),
    buildServer(),
    isQuick ? {} : drawSocialImages(emit),
    drawIcons(),
    drawPressKit(),
  ]);
  const icon = await emit("icon.svg", Buffer.from(await readIcon()));
  const manifest: Manifest = {
    siteUrl: readEnvironment().SITE_URL,
    script: scripts.first,
    fonts: fonts.addresses,
    icon,
    socialImages,
    changes: pageChanges(new Date()),
    addresses: files.map((file) => file.address),
  };
  await Bun.write(MANIFEST_FILE, JSON.stringify(manifest));
  if (isQuick) return;
  await prebuildPages(manifest);
  checkSizes(manifest, files, scripts.late);
}

const stamp = sourceStamp();
if (!(process.argv.includes("--if-changed") && isBuilt(stamp))) {
  await build();
  if (!isQuick) await markBuilt(stamp);
}
