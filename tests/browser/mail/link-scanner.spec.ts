import { type Browser, expect, test } from "@playwright/test";
import { endpoints, paths } from "../../../src/paths";
import { accountLinks } from "../../../views/content/account-links";
import { mailLinks } from "../../../views/content/mail-links";
import { startServer } from "../../support/site/server";
import { startSmtp } from "../../support/mail/smtp";
import { freePort } from "../../support/database/postgres";

const PASSWORD = "correct horse battery staple";
const ann = "ann@example.com";

/** The button of each link's page, and the heading after it was pressed. */
const pages = {
  confirm: [mailLinks.confirm.ask.action, mailLinks.confirm.done.title],
  unsubscribe: [mailLinks.unsubscribe.ask.action, mailLinks.unsubscribe.done.title],
  confirmation: [accountLinks.ask.confirmation.action, "Session Function Tester"],
  otp: [accountLinks.ask.otp.action, "Session Function Tester"],
  recovery: [accountLinks.ask.recovery.action, "Session Function Tester"],
  email_change: [accountLinks.ask.email_change.action, "Session Function Tester"],
} as const;

test("a mail scanner that runs scripts and presses nothing changes nothing, whatever the link", async ({
  browser,
}) => {
  const smtp = await startSmtp();
  const port = String(await freePort());
  const site = `http://localhost:${port}`;
  const server = await startServer({
    SMTP_URL: smtp.url,
    SITE_URL: site,
    PORT: port,
    NODE_ENV: "production",
    AUTH_SIGNUP: "open",
    // On a busy machine, a slow database would journal a confirmation instead.
    DATABASE_DEADLINE_MS: "30000",
  });
  const post = async (path: string, body: object, token = "", method = "POST") => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    const response = await fetch(site + path, { method, headers, body: JSON.stringify(body) });
    expect(`${path} ${response.status}`).toBe(`${path} 200`);
    return (await response.json()) as { access_token: string };
  };
  /** Returns the links of the next message to an address. */
  const linksTo = async (to: string, before: number) => {
    const mine = () => smtp.arrived.filter((mail) => mail.to.includes(to));
    await expect.poll(() => mine().length, { timeout: 120_000 }).toBeGreaterThan(before);
    const text = (mine().at(-1)?.text ?? "").replaceAll("&amp;", "&");
    // In order: whoever left a list cannot confirm by an older link.
    return [...new Set(text.match(/https?:[^\s"<>]+\?token=[^\s"<>]+/g))].toSorted();
  };
  const check = async (link: string): Promise<string | null | undefined> => {
    const { pathname, searchParams } = new URL(link);
    const kind = pathname === endpoints.authLink ? searchParams.get("type") : pathname.slice(1);
    await scan(browser, link);
    if (pathname === paths.preferences.path) return undefined;
    const [button, done] = pages[kind as keyof typeof pages];
    const page = await (await browser.newContext()).newPage();
    await page.goto(link);
    if (kind === "confirmation") {
      await page.getByLabel(accountLinks.password.label).fill("not the password");
      await page.getByRole("button", { name: button }).click();
      await expect(page.getByRole("alert")).toHaveText(accountLinks.password.wrong);
      await page.getByLabel(accountLinks.password.label).fill(PASSWORD);
    }
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(done);
    await page.context().close();
    return kind;
  };

  await post(endpoints.newsletter, { email: ann });
  const opened: (string | null | undefined)[] = [];
  for (const link of await linksTo(ann, 0)) opened.push(await check(link));
  const account = { email: ann, password: PASSWORD };
  await post(`${endpoints.auth}/signup`, account);
  for (const link of await linksTo(ann, 1)) opened.push(await check(link));
  await post(`${endpoints.auth}/otp`, { email: ann });
  for (const link of await linksTo(ann, 2)) opened.push(await check(link));
  await post(`${endpoints.auth}/recover`, { email: ann });
  for (const link of await linksTo(ann, 3)) opened.push(await check(link));
  const { access_token: token } = await post(
    `${endpoints.auth}/token?grant_type=password`,
    account,
  );
  await post(`${endpoints.auth}/user`, { email: "new@example.com" }, token, "PUT");
  for (const link of await linksTo("new@example.com", 0)) opened.push(await check(link));
  expect(new Set(opened.filter((kind) => kind !== undefined))).toEqual(new Set(Object.keys(pages)));
  server.child.kill();
  await smtp.stop();
});

/** Opens a link as a sandbox does: runs its scripts until the network is idle and sends nothing but GET. */
async function scan(browser: Browser, link: string): Promise<void> {
  const page = await (await browser.newContext()).newPage();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(`${request.method()} ${request.url()}`);
  });
  await page.goto(link, { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect([sent, page.url().split("?")[0]]).toEqual([[], link.split("?")[0]]);
  await page.context().close();
}
