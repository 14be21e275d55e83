import { expect, test } from "bun:test";
import { compile, optimize } from "@tailwindcss/node";
import {
  dropBorderStyles,
  inlineOwnVariables,
  resolveUnsetVariables,
} from "../../src/build/styles/tailwind-variables";

/** Compiles utilities of Tailwind's own theme. */
async function compileUtilities(...names: string[]): Promise<string> {
  const compiler = await compile('@import "tailwindcss/theme.css"; @tailwind utilities;', {
    base: process.cwd(),
    // oxlint-disable-next-line typescript/no-unsafe-enum-assignment
    polyfills: 0,
    onDependency: () => {},
  });
  return optimize(compiler.build(names), { minify: true }).code;
}

test("a variable that no rule sets is replaced by its initial value or its fallback", async () => {
  const css = resolveUnsetVariables(await compileUtilities("border", "text-sm", "shadow-md"));
  expect(css).toContain(".border{border-style:solid;border-width:1px}");
  expect(css).toContain("line-height:var(--text-sm--line-height)");
  expect(css).toContain("box-shadow:var(--tw-shadow)}");
  expect(css).not.toMatch(/--tw-(?:border-style|leading|ring-shadow)/);
});

test("a variable that a rule sets stays, with its registration", async () => {
  const css = resolveUnsetVariables(
    await compileUtilities("border", "border-dashed", "text-sm", "leading-none"),
  );
  expect(css).toContain(".border{border-style:var(--tw-border-style)");
  expect(css).toContain("line-height:var(--tw-leading,var(--text-sm--line-height))");
  expect(css).toContain("@property --tw-border-style{");
});

test("a variable is written out where every rule that uses it sets it", async () => {
  const css = inlineOwnVariables(
    resolveUnsetVariables(await compileUtilities("shadow-md", "duration-150", "transition")),
  );
  expect(css).toMatch(/\.shadow-md\{box-shadow:0 4px[^}]+\}/);
  expect(css).not.toContain("--tw-shadow");
  expect(css).toContain("var(--tw-duration");
});

test("several shadows keep what is set", async () => {
  const css = resolveUnsetVariables(await compileUtilities("shadow-md", "ring-1"));
  expect(css).toContain("box-shadow:var(--tw-ring-shadow),var(--tw-shadow)");
});

test("what gives a border its width leaves its style to the base sheet", async () => {
  const css = dropBorderStyles(await compileUtilities("border-t", "border-dashed"));
  expect(css).toContain(".border-t{border-top-width:1px}");
  expect(css).toContain(".border-dashed{border-style:dashed}");
});
