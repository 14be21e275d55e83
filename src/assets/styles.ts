import { $ } from "bun";

/** Compiles the stylesheet with Tailwind's own command, minified. */
export async function buildStyles(): Promise<string> {
  const output = ".build/site.css";
  await $`${process.execPath} node_modules/@tailwindcss/cli/dist/index.mjs -i views/styles/site.css -o ${output} --minify`.quiet();
  return (await Bun.file(output).text()).trim();
}
