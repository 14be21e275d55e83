import { describe, expect, test } from "bun:test";
import { betaFeatures, resolveLink, trialHref, waitlistHref } from "../../../views/content/links";
import { paths } from "../../../src/paths";

/** Names that differ from the title of their page. */
const OTHER_NAMES: Record<string, string> = {
  "See How It Works": "/genie-flow",
  "Contact Sales": "/contact?topic=sales",
  "Book a Call": "/contact?topic=call",
  "Experience the Magic Yourself": "/demo",
  "Get Early Access": "/beta-waitlist",
  "Get Started": "/beta-waitlist",
  Demo: "/demo",
  API: "/docs/api",
  Privacy: "/legal/privacy",
  Terms: "/legal/terms",
};

describe("a link by its name", () => {
  test("leads to the page with that title, or known by that name", () => {
    for (const { title, path } of Object.values(paths).filter(({ kind }) => kind === "page"))
      expect(resolveLink(title).href).toBe(path);
    for (const [name, href] of Object.entries(OTHER_NAMES))
      expect(resolveLink(name)).toEqual({ name, href });
  });

  test("has its target's badge", () => {
    for (const name of ["Co-Pilot", "Scroll", "Vision"])
      expect(resolveLink(name).badge).toBe("beta");
    for (const name of ["Whitepapers", "Webinars", "Team", "Careers"])
      expect(resolveLink(name).badge).toBe("soon");
    expect(resolveLink("Co-Pilot").href).toBe("/solutions/co-pilot");
    expect(resolveLink("Scroll").href).toBe("/solutions/scroll");
  });

  const waitlist: Record<string, string> = {
    "Co-Pilot Live Call Coach": "title=Private+Beta&feature=Co-Pilot+Live+Call+Coach",
    "Data Orchestration": "title=Private+Beta&feature=Data+Orchestration",
    "Mobile App": "title=Private+Beta&feature=Mobile+App",
    "Genie Intelligence Overlay": "title=Private+Beta&feature=Genie+Intelligence+Overlay",
  };
  for (const [name, query] of Object.entries(waitlist))
    test(`${name} leads to the waitlist for it`, () => {
      const link = { name, href: `/beta-waitlist?${query}`, badge: "beta" } as const;
      expect(resolveLink(name)).toEqual(link);
    });

  for (const name of ["Teleporter", "constructor", "__proto__", "", "a&b=c <d>", "コーチ"])
    test(`"${name}" is unknown and leads to the coming-soon page under that title`, () => {
      const { href, ...rest } = resolveLink(name);
      expect(rest).toEqual({ name, badge: "soon" });
      const { pathname, searchParams } = new URL(href, "http://genie.test");
      expect(pathname).toBe("/coming-soon");
      expect([...searchParams]).toEqual([["title", name]]);
    });

  test("no other name is a beta", () => {
    expect(Object.keys(waitlist)).toEqual([...betaFeatures]);
  });

  test("a place resolves to its own address, even if another has the same title", () => {
    const { path: href, title: name } = paths.legalSubprocessors;
    expect(resolveLink(paths.legalSubprocessors)).toEqual({ name, href });
  });

  test("a trial leads to the waitlist and names the plan", () => {
    expect(trialHref("Team")).toBe("/beta-waitlist?title=Free+Trial&feature=the+Team+plan");
    expect(waitlistHref("Mobile App")).toBe(resolveLink("Mobile App").href);
  });
});
