import { existsSync, readdirSync } from "node:fs";
import { compile, optimize } from "@tailwindcss/node";
import { Scanner } from "@tailwindcss/oxide";
import { pages } from "../../../views/pages/pages";
import { styleFile } from "../../pages/page-styles";
import { HAND } from "./fonts";
import { filesOfView } from "./view-files";

const PAGES = "views/pages";

/** Compiles a stylesheet for each folder of pages, with only the rules of its views and of their shell. */
export async function buildStyles(
  build: string,
  fonts: { css: string; hand: string },
): Promise<void> {
  const reading = new Set(
    pages.filter(({ place }) => place.shell === "reading").map(({ folder }) => folder),
  );
  const folders = readdirSync(PAGES, { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => ({
      name,
      path: `${PAGES}/${name}`,
      shell: reading.has(name) ? "reading" : "site",
    }));
  await Promise.all(
    [...folders, { name: "admin", path: "views/admin", shell: "console" }].map(async (folder) => {
      const { name, path, shell } = folder;
      const css = await compileStyles([
        "views/layout/document.tsx",
        `views/layout/${shell}-shell.tsx`,
        ...[...new Bun.Glob(`${path}/*.tsx`).scanSync(".")].toSorted(),
      ]);
      const faces = fonts.css + (css.includes(HAND) ? fonts.hand : "");
      await Bun.write(styleFile(build, name), faces + css);
    }),
  );
}

/** Compiles the utilities that views use, and the stylesheets beside them: `call.css` belongs to `call.tsx`. */
export async function compileStyles(views: readonly string[]): Promise<string> {
  const seen = new Set<string>();
  for (const view of views) filesOfView(view, seen);
  const files = [...seen];
  const own = files.map((file) => file.replace(/tsx?$/, "css")).filter((file) => existsSync(file));
  const sheets = ["views/styles/shared.css", ...own].map((file) => `@import "./${file}";\n`);
  const compiler = await compile(sheets.join(""), {
    base: process.cwd(),
    // No polyfills (`Polyfills` is a const enum): all browsers that Tailwind 4 supports have @property and color-mix().
    // oxlint-disable-next-line typescript/no-unsafe-enum-assignment
    polyfills: 0,
    onDependency: () => {},
  });
  const contents = await Promise.all(files.map((file) => Bun.file(file).text()));
  const scanner = new Scanner({ sources: [] });
  const candidates = scanner.scanFiles(contents.map((content) => ({ content, extension: "tsx" })));
  const { code } = optimize(compiler.build(candidates), { minify: true });
  return code.replace(/^\/\*![^*]*\*\/\s*/, "").trim();
}
