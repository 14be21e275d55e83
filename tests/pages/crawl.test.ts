import { expect, test } from "bun:test";
import { endpoints, fixedFiles, icons, paths, press } from "../../src/paths";
import { contactTopics } from "../../views/content/contact-topics";
import { comingSoon } from "../../views/content/forms";
import { contactHref, pilotHref } from "../../views/content/links";
import { formPost, SITE_URL, startApp } from "../support/site/app";
import { mainOf, serveEveryPage, UNKNOWN_ADDRESS } from "../support/site/every-page";

/** All addresses that the site must serve: routes, coming-soon pages, and the targets of the footer. */
const PROMISED = `
  / /our-solution /features /genie-flow /solutions/co-pilot /pricing /case-studies /contact /about /blog /demo
  /admin-session /session-test /beta-waitlist /coming-soon /why-we-built-the-genie
  /solutions/scroll /solutions/vision /solutions/reps /solutions/leaders /solutions/revops /solutions/enterprises
  /resources/whitepapers /resources/webinars /about/team /about/careers /auth/login
  /docs /support /community /cookies /security /solutions /integrations /docs/api /roadmap /changelog /partners /investors /media /help
  /compliance /accessibility /legal/privacy /legal/terms /legal/beta-terms /legal/dpa /legal/subprocessors`;

const pages = await serveEveryPage();
const app = startApp();

/**
 * Links within the site, with the pages that contain them. Fonts, scripts and fixed files are not served by the app.
 */
const links = new Map<string, string[]>();
for (const { address, html } of pages) {
  for (const [, tag = "", raw = ""] of html.matchAll(/<(a|link|area) [^>]*?href="([^"]*)"/g)) {
    const url = new URL(raw.replaceAll("&amp;", "&"), SITE_URL + address);
    const isBuilt =
      url.pathname.startsWith("/assets/") ||
      Object.values<string>({ ...icons, ...fixedFiles, ...press }).includes(url.pathname);
    if (url.origin !== SITE_URL || isBuilt || (tag === "link" && raw.startsWith("#"))) continue;
    const link = url.href.slice(SITE_URL.length);
    links.set(link, [...(links.get(link) ?? []), address]);
  }
}

/** One of the addresses that differ only in their hash and the values of their query is requested, once. */
const answers = new Map<string, Promise<{ status: number; html: string }>>();
function ask(address: string): Promise<{ status: number; html: string }> {
  const { pathname, searchParams } = new URL(address, SITE_URL);
  const kind = [pathname, ...searchParams.keys()].join(" ");
  const known = answers.get(kind);
  if (known !== undefined) return known;
  const answer = app.request(address).then(async (response) => ({
    status: response.status,
    html: await response.text(),
  }));
  answers.set(kind, answer);
  return answer;
}

test("every address in the spec is on the site map and returns 200", async () => {
  const places = new Set<string>(Object.values(paths).map(({ path }) => path));
  for (const address of PROMISED.trim().split(/\s+/)) {
    expect(places).toContain(address);
    expect({ address, status: (await ask(address)).status }).toEqual({ address, status: 200 });
  }
});

test("every link of every page returns 200, and its #hash exists", async () => {
  const dead: string[] = [];
  for (const [link, from] of links) {
    const { pathname, search, hash } = new URL(link, SITE_URL);
    const { status, html } = await ask(pathname + search);
    const where = `${link} on ${from.slice(0, 3).join(", ")}`;
    const isOwnHash = pathname === UNKNOWN_ADDRESS && hash !== "";
    if (status !== 200 && !isOwnHash) dead.push(`${where} answers ${status}`);
    const id = decodeURIComponent(hash.slice(1));
    if (id && !html.includes(` id="${Bun.escapeHTML(id)}"`)) dead.push(`${where} has no such id`);
  }
  expect(links.size).toBeGreaterThan(60);
  expect(dead).toEqual([]);
});

/** Routes that are coming-soon pages. */
const SOON = `
  /solutions/scroll /solutions/vision /solutions/reps /solutions/leaders /solutions/revops /solutions/enterprises
  /resources/whitepapers /resources/webinars /about/team /about/careers /auth/login`;

test("only eleven routes are coming-soon pages, and no link leads to another placeholder", async () => {
  const soon = SOON.trim().split(/\s+/);
  const ofMap = Object.values(paths).filter(({ kind }) => kind === "soon");
  expect(ofMap.map(({ path }) => path).toSorted()).toEqual(
    [...soon, paths.comingSoon.path].toSorted(),
  );
  const placeholders: string[] = [];
  for (const link of links.keys()) {
    const { pathname, search, hash } = new URL(link, SITE_URL);
    // A page's link to its own content.
    if (pathname === paths.comingSoon.path && search === "" && hash !== "") continue;
    const { html } = await ask(pathname + search);
    if (html.includes(`>${comingSoon.heading}</h1>`) && !soon.includes(pathname))
      placeholders.push(`${link} on ${links.get(link)?.join(", ")}`);
  }
  expect(placeholders).toEqual([]);
});

/** Reserved host names (RFC 2606), and profiles without a name. */
const INVENTED = /(?:^|\.)(?:example|test|invalid|localhost)(?:\.(?:com|net|org))?$/;

test("no link leads to a reserved host or to another site's front page", () => {
  const wrong: string[] = [];
  let count = 0;
  for (const { address, html } of pages)
    for (const [, href = ""] of html.matchAll(/<a [^>]*?href="(https?:[^"]*)"/g)) {
      const { hostname, pathname, origin } = new URL(href);
      if (origin === SITE_URL) continue;
      count += 1;
      if (INVENTED.test(hostname) || pathname === "/") wrong.push(`${href} on ${address}`);
    }
  expect(count).toBeGreaterThan(10);
  expect(wrong).toEqual([]);
});

test("links to book a call select their topic, on every page", () => {
  const found: string[] = [];
  for (const { html } of pages)
    for (const [, href = ""] of html.matchAll(
      /<a [^>]*?href="([^"]*)"[^>]*>(?:<b>)?Book a call\b/gi,
    ))
      found.push(href.replaceAll("&amp;", "&"));
  expect(found.length).toBeGreaterThan(2);
  expect(new Set(found)).toEqual(new Set([contactHref("call"), pilotHref]));
});

test("buttons to the waitlist and to sales have the same few names on every page", () => {
  const names = new Set<string>();
  for (const { html } of pages)
    for (const [, href = "", label = ""] of mainOf(html).matchAll(
      /<a href="([^"]*)" class="[^"]*min-h-1[12] [^"]*"[^>]*>(.*?)<\/a>/gs,
    )) {
      const { pathname, searchParams } = new URL(href.replaceAll("&amp;", "&"), SITE_URL);
      const isSales = ["sales", "call"].includes(searchParams.get("topic") ?? "");
      if (pathname === paths.betaWaitlist.path || isSales)
        names.add(label.replaceAll(/<[^>]*>.*$/gs, "").trim());
    }
  expect([...names].toSorted()).toEqual([
    "Book a Call",
    "Contact Sales",
    "Get Early Access",
    "Start Free Trial",
  ]);
});

test("each link to the contact form selects its topic, except in menus and the chat", () => {
  const topics = new Set<string>();
  const open: string[] = [];
  for (const { address, html } of pages) {
    const main = mainOf(html);
    for (const [, href = ""] of main.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
      const { pathname, searchParams } = new URL(href.replaceAll("&amp;", "&"), SITE_URL);
      if (pathname !== paths.contact.path) continue;
      const topic = searchParams.get("topic");
      if (topic === null) open.push(`${href} on ${address}`);
      else topics.add(topic);
    }
  }
  expect(open).toEqual([]);
  expect([...topics].toSorted()).toEqual(contactTopics.map(({ key }) => key).toSorted());
});

test("every place on the site map is linked from another page, or is meant to be unlisted", () => {
  const linked = new Set([...links.keys()].map((link) => new URL(link, SITE_URL).pathname));
  const unlinked = Object.values(paths).filter(({ path }) => !linked.has(path));
  // The first is for testers; the second is the target of names without a page.
  const known: string[] = [paths.sessionTest.path, paths.comingSoon.path];
  expect(unlinked.map(({ path }) => path).filter((path) => !known.includes(path))).toEqual([]);
});

/** Returns the targets of all forms, by method. */
function actionsOf(isPost: boolean): Set<string> {
  const tags = pages.flatMap(({ html }) => [...html.matchAll(/<form [^>]*>/g)].map(([tag]) => tag));
  return new Set(
    tags
      .filter((tag) => tag.includes('method="post"') === isPost)
      .map((tag) => /action="([^"#?]*)/.exec(tag)?.[1] ?? "none"),
  );
}

test("every form of every page posts to an endpoint or requests a page", async () => {
  const posts = actionsOf(true);
  expect(posts).toContain(endpoints.newsletter);
  for (const action of posts) {
    const { status } = await app.request(action, formPost({}));
    expect({ action, isTaken: status === 200 || status === 400 }).toEqual({
      action,
      isTaken: true,
    });
  }
  expect((await app.request(endpoints.robots, formPost({}))).status).toBe(405);
  const questions = actionsOf(false);
  expect(questions).toContain(paths.pricing.path);
  for (const action of questions) expect((await ask(action)).status).toBe(200);
});

test("the 404 page links to the home page", () => {
  expect(links.get(paths.home.path)).toContain(UNKNOWN_ADDRESS);
});
