import { expect, type Page, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { contactForm } from "../../../views/content/contact";
import { waitlistForm } from "../../../views/content/waitlist";
import { newAddress, notice, submit } from "../forms/sign-up";
import { storedOrigins } from "../support/stored-rows";

const campaign = "utm_source=news&utm_campaign=Q4%20%26%20more";
const landing = `${paths.pricing.path}?${campaign}`;
const referer = "https://search.example/find?q=secret";

/** Returns the address without its host. */
const address = (page: Page): string => page.url().slice(new URL(page.url()).origin.length);

async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]:visible`).first().click();
  await expect.poll(() => address(page)).toBe(path);
  await page.waitForLoadState("networkidle");
}

/** Sends a message from the contact page and returns its stored origin. */
async function sendMessage(page: Page): Promise<unknown[]> {
  const email = newAddress();
  await page.getByLabel(contactForm.labels.name).fill("Ann");
  await page.getByLabel(contactForm.labels.email).fill(email);
  await page.getByLabel(contactForm.labels.message, { exact: true }).fill(`Hello from ${email}`);
  await submit(page).click();
  await expect(notice(page)).toHaveText(contactForm.success.text);
  return storedOrigins(email);
}

const origin = {
  landing: paths.pricing.path,
  referrer: "search.example",
  utm_source: "news",
  utm_campaign: "Q4 & more",
};

test("a visit's origin reaches the form, and URLs stay clean", async ({ page }) => {
  await page.goto(landing, { referer, waitUntil: "networkidle" });
  await follow(page, paths.about.path);
  await follow(page, "/#hero");
  await expect(page.locator("#hero")).toBeInViewport();
  await follow(page, paths.contact.path);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(await page.context().cookies()).toEqual([]);
  expect(await sendMessage(page)).toEqual([{ page: paths.contact.path, ...origin }]);
});

test("a form that leads to the waitlist passes the origin on", async ({ page }) => {
  const email = newAddress();
  await page.goto(`${paths.features.path}?${campaign}`, { referer, waitUntil: "networkidle" });
  const start = page.locator("form[data-form=start]");
  await start.getByRole("textbox").fill(email);
  await start.getByRole("button").first().click();
  await expect.poll(() => address(page)).toBe(paths.betaWaitlist.path);
  await page.waitForLoadState("networkidle");
  await submit(page).click();
  await expect(notice(page)).toHaveText(waitlistForm.success.text);
  expect(await storedOrigins(email, "waitlist_entries")).toEqual([
    { page: paths.betaWaitlist.path, ...origin, landing: paths.features.path },
  ]);
});

test("a link keeps its original href for the next click", async ({ page }) => {
  await page.goto(landing, { referer, waitUntil: "networkidle" });
  const link = page.locator(`a[href="${paths.about.path}"]:visible`).first();
  const [opened] = await Promise.all([
    page.context().waitForEvent("page"),
    link.click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await expect.poll(() => address(opened)).toBe(paths.about.path);
  await expect(link).toHaveAttribute("href", paths.about.path);
  expect(address(page)).toBe(landing);
});

test("with Do Not Track only the form's page is stored", async ({ browser }) => {
  const context = await browser.newContext({ extraHTTPHeaders: { "Sec-GPC": "1" } });
  await context.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  );
  const page = await context.newPage();
  await page.goto(landing, { referer, waitUntil: "networkidle" });
  await follow(page, paths.contact.path);
  expect(await sendMessage(page)).toEqual([{ page: paths.contact.path }]);
  await context.close();
});

test("without JavaScript a form stores its page and that page's own campaign", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${paths.contact.path}?${campaign}`, { referer });
  expect(await sendMessage(page)).toEqual([
    { page: paths.contact.path, utm_source: "news", utm_campaign: "Q4 & more" },
  ]);
  await context.close();
});

test("a visit from another page of the site does not load the origin script", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await page.goto(paths.home.path, { waitUntil: "networkidle" });
  await follow(page, paths.pricing.path);
  expect(loaded.filter((url) => url.includes("/assets/origin-"))).toEqual([]);
});
