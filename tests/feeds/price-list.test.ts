import { expect, test } from "bun:test";
import { endpoints } from "../../src/paths";
import { SITE_URL, startApp } from "../support/site/app";

const app = startApp();

test("pricing.json contains every plan's prices, limits and add-ons, and absolute URLs", async () => {
  const list = await (await app.request(endpoints.pricing)).json();
  expect(list).toMatchObject({
    currency: "USD",
    page: `${SITE_URL}/pricing`,
    trial: { days: 14, creditCard: false },
  });
  expect(list.plans).toHaveLength(3);
  expect(list.plans[1]).toMatchObject({
    id: "team",
    name: "Team",
    perSeatPerMonth: { monthly: 199, annual: 165 },
    perSeatPerYear: 1980,
    callsIncludedPerSeatPerMonth: 500,
    addOns: [
      { name: "Extra calls", price: 0.5, per: "each" },
      { name: "Advanced analytics dashboard", price: 49, per: "a month" },
    ],
  });
  expect(list.plans[2].callsIncludedPerSeatPerMonth).toBeNull();
  for (const { url } of list.plans) expect(url).toStartWith(`${SITE_URL}/`);
});

test("every price in pricing.json is on the pricing page", async () => {
  const html = await (await app.request("/pricing")).text();
  const list = await (await app.request(endpoints.pricing)).json();
  for (const plan of list.plans)
    for (const amount of [plan.perSeatPerMonth.monthly, plan.perSeatPerMonth.annual])
      expect(html).toMatch(new RegExp(`>\\$${amount}<`));
});

test("the pricing page has the same prices as schema.org offers", async () => {
  const html = await (await app.request("/pricing")).text();
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "{}";
  const nodes = JSON.parse(json)["@graph"] as Record<string, unknown>[];
  const software = nodes.find((node) => node["@type"] === "SoftwareApplication");
  const list = await (await app.request(endpoints.pricing)).json();
  expect(software?.["offers"]).toMatchObject(
    list.plans.map(({ name, perSeatPerMonth }: Record<string, Record<string, number>>) => ({
      name,
      price: perSeatPerMonth?.["monthly"],
      priceCurrency: "USD",
    })),
  );
});

test("?billing selects monthly or annual, and anything else means monthly", async () => {
  const checked = async (query: string) => {
    const html = await (await app.request(`/pricing${query}`)).text();
    const [checkedInput = ""] = /<input [^>]*name="billing"[^>]*checked=""[^>]*>/.exec(html) ?? [];
    return /value="(\w+)"/.exec(checkedInput)?.[1];
  };
  expect(await checked("")).toBe("monthly");
  expect(await checked("?billing=monthly")).toBe("monthly");
  expect(await checked("?billing=annual")).toBe("annual");
  expect(await checked("?billing=%22%3E%3Csvg%20onload=alert(1)%3E")).toBe("monthly");
});
