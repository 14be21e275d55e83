import { expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { filesOfView } from "../../src/build/styles/view-files";
import { cachedPages } from "../../src/pages/page-routes";
import { styleFile } from "../../src/pages/page-styles";
import { buildFolder } from "../../src/static/build-folder";

test("a page's views are what it imports and the islands it names", () => {
  const views = filesOfView("views/pages/pricing/page.tsx");
  expect(views).toContain("views/ui/section.tsx");
  expect(views).toContain("views/islands/roi/roi.tsx");
  expect(views).not.toContain("views/islands/call/call.tsx");
  expect(views).not.toContain("views/layout/site-shell.tsx");
});

test("a shell's views include its header and the chat", () => {
  const views = filesOfView("views/layout/site-shell.tsx");
  for (const file of ["layout/footer", "islands/header/header", "islands/chat/chat"])
    expect(views).toContain(`views/${file}.tsx`);
});

test("every page names the folder of its views", () => {
  for (const { page } of cachedPages)
    expect({
      folder: page.folder,
      exists: existsSync(styleFile(buildFolder(), page.folder)),
    }).toEqual({ folder: page.folder, exists: true });
});
