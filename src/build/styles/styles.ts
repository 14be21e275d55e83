import { basename } from "node:path";
import { compile, optimize } from "@tailwindcss/node";
import { Scanner } from "@tailwindcss/oxide";
import { styleFile } from "../../pages/page-styles";
import { HAND } from "./fonts";
import { filesOfView } from "./view-files";

const PAGES = "views/styles/pages";

/**
 * Compiles each page's stylesheet with Tailwind, minified, with only its own rules.
 */
export async function buildStyles(
  build: string,
  fonts: { css: string; hand: string },
): Promise<void> {
  const files = [...new Bun.Glob("*.css").scanSync(PAGES)];
  await Promise.all(
    files.map(async (file) => {
      const css = await compileSheet(`${PAGES}/${file}`);
      const faces = fonts.css + (css.includes(HAND) ? fonts.hand : "");
      await Bun.write(styleFile(build, basename(file, ".css")), faces + css);
    }),
  );
}

/**
 * Compiles one stylesheet. Its `@source` names a page or shell, and the utilities come from all views that this
 * renders.
 */
async function compileSheet(file: string): Promise<string> {
  const base = `${process.cwd()}/${PAGES}`;
  const source = await Bun.file(file).text();
  const compiler = await compile(source, {
    base,
    from: file,
    // No polyfills (`Polyfills` is a const enum): all browsers that Tailwind 4 supports have @property and color-mix().
    // oxlint-disable-next-line typescript/no-unsafe-enum-assignment
    polyfills: 0,
    onDependency: () => {},
  });
  const views = new Set(
    compiler.sources.flatMap(({ base: folder, pattern }) => [
      ...filesOfView(Bun.resolveSync(pattern, folder)),
    ]),
  );
  const contents = await Promise.all([...views].map((view) => Bun.file(view).text()));
  const scanner = new Scanner({ sources: [] });
  const candidates = scanner.scanFiles(contents.map((content) => ({ content, extension: "tsx" })));
  const { code } = optimize(compiler.build(candidates), { minify: true });
  return code.replace(/^\/\*![^*]*\*\/\s*/, "").trim();
}
