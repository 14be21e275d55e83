import { expect, test } from "bun:test";
import { renderToString } from "react-dom/server";
import { paths } from "../../../src/paths";
import { footerGroups, footerSmallPrint } from "../../../views/content/footer";
import { navigation, navigationAction } from "../../../views/content/navigation";
import { Footer } from "../../../views/layout/footer";

const HEADER =
  `/#hero /solutions/co-pilot:beta /solutions/scroll:beta /solutions/vision:beta /features
  /solutions/reps /solutions/leaders /solutions/revops /solutions/enterprises /case-studies /blog
  /resources/whitepapers:soon /resources/webinars:soon /pricing /about /about/team:soon
  /about/careers:soon /contact`.split(/\s+/);

test("the footer links to other sites only if the operator sets them", () => {
  const html = renderToString(Footer());
  expect(html).not.toContain('href="http');
});

test("footer links with the same text in a group have the same target", () => {
  for (const links of [...footerGroups.map((group) => group.links), footerSmallPrint]) {
    const names = links.map((link) => link.name);
    expect(new Set<string>(names).size).toBe(names.length);
  }
});

test("the header has its entries in order with badges, and Log In becomes Demo on small screens", () => {
  const links = navigation.flatMap((item) =>
    item.type === "dropdown"
      ? item.items.map(({ href, badge }) => (badge ? `${href}:${badge}` : href))
      : [item.href],
  );
  expect(links).toEqual(HEADER);
  expect(navigationAction.wide).toEqual({ name: "Log In", href: paths.logIn.path });
  expect(navigationAction.small).toEqual({ name: "Demo", href: paths.demo.path });
});

test("no view hard-codes a site address", async () => {
  const found: string[] = [];
  for await (const file of new Bun.Glob("views/**/*.{ts,tsx}").scan(".")) {
    const text = await Bun.file(file).text();
    for (const [literal] of text.matchAll(/(?:href|action|hx-post)(?:=|:\s*)\{?["'`]\/[^"'`]*/g))
      found.push(`${file} ${literal}`);
  }
  expect(found).toEqual([]);
});
