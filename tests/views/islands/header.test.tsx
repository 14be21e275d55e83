import { expect, test } from "bun:test";
import { renderToString } from "react-dom/server";
import { paths } from "../../../src/paths";
import { navigation } from "../../../views/content/navigation";
import { Header } from "../../../views/islands/header/header";

const render = (path: string): string => renderToString(<Header path={path} />);
const links = navigation.flatMap((item): readonly { href: string }[] =>
  item.type === "dropdown" ? item.items : [item],
);

test("the server renders every navigation link in the bar and in the slide-in menu", () => {
  const html = render(paths.home.path);
  for (const { href } of links) expect(html.split(`href="${href}"`)).toHaveLength(3);
});

test("the bar and the menu link to early access and to the log-in page, and the bar of small screens to the demo", () => {
  const html = render(paths.home.path);
  for (const { path } of [paths.betaWaitlist, paths.logIn])
    expect(html.split(`href="${path}"`)).toHaveLength(3);
  for (const { path } of [paths.home, paths.demo])
    expect(render(path)).toMatch(new RegExp(`href="${paths.demo.path}"[^>]*>Demo</a>`));
});

test("before hydration the header has no aria-expanded", () => {
  expect(render(paths.home.path)).not.toContain("aria-expanded");
});

test("only the current page's link has aria-current, in both menus", () => {
  const html = render(paths.pricing.path);
  const current = html.match(/<a [^>]*aria-current="page"[^>]*>[^<]*/g) ?? [];
  expect(current).toHaveLength(2);
  for (const link of current) expect(link).toMatch(/ href="\/pricing".*>Pricing$/);
});

test("the bar marks Product on its pages, also on those that its menu does not link to", () => {
  const marked = (path: string) =>
    /<button[^>]* aria-current="true"[^>]*>([^<]*)/.exec(render(path))?.[1];
  for (const { path } of [paths.features, paths.demo, paths.genieFlow, paths.integrations])
    expect(marked(path)).toBe("Product");
  expect(marked(paths.pricing.path)).toBeUndefined();
});

test("the slide-in menu opens the current page's group", () => {
  expect(render(paths.blog.path).split("<details open")).toHaveLength(2);
  expect(render(paths.home.path)).not.toContain("<details open");
});
