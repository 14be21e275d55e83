import { expect, test } from "bun:test";
import { relative } from "node:path";
import { filesOfView } from "../../src/build/styles/view-files";

const viewsOf = (file: string): string[] =>
  [...filesOfView(`${process.cwd()}/views/${file}`)].map((found) => relative("views", found));

test("a page's views are what it imports and the islands it names", () => {
  const views = viewsOf("pages/pricing/page.tsx");
  expect(views).toContain("ui/section.tsx");
  expect(views).toContain("islands/roi.tsx");
  expect(views).not.toContain("islands/call.tsx");
  expect(views).not.toContain("layout/site-shell.tsx");
});

test("a shell's views include its header and the chat", () => {
  const views = viewsOf("layout/site-shell.tsx");
  for (const file of ["layout/footer.tsx", "islands/header.tsx", "islands/chat.tsx"])
    expect(views).toContain(file);
});

test("the stylesheet of every page names the page it belongs to", async () => {
  for (const file of new Bun.Glob("*.css").scanSync("views/styles/pages")) {
    const [, page = ""] =
      /^@source "(.+)";$/m.exec(await Bun.file(`views/styles/pages/${file}`).text()) ?? [];
    const styled = await Bun.file(`views/styles/pages/${page}`).text();
    expect(styled).toContain(`"${file.replace(".css", "")}"`);
  }
});
