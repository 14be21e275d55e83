import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { endpoints, paths } from "../../../src/paths";
import { mailLinks } from "../../../views/content/mail-links";
import { fileOf, runTyping } from "../../support/commands/broadcast-commands";
import { newPostgresDatabase } from "../../support/database/databases";
import { freePort } from "../../support/database/postgres";
import { runBun } from "../../support/run-bun";
import { startServer } from "../../support/site/server";
import { startSmtp, tokenIn, type Arrived } from "../../support/mail/smtp";
import { tempFolder } from "../../support/temp";
import { consent, email, newAddress, notice, submit } from "../forms/sign-up";

const mobileApp = {
  kind: "announcement",
  feature: "mobile-app",
  subject: "The mobile app is ready",
  preview: "You asked for one email about it",
  action: "Join the beta",
};
const issue = { kind: "issue", subject: "Selling security", preview: "Notes from the field" };
const invitation = {
  kind: "invitation",
  subject: "Your invite",
  preview: "Your team is in",
  action: "Join the beta",
  link: paths.demo.path,
};

test("people get the announcement, the issue and the invitation they asked for", async ({
  page,
}) => {
  const url = await newPostgresDatabase();
  const smtp = await startSmtp();
  const port = String(await freePort());
  const site = `http://localhost:${port}`;
  const env = {
    DATA_DIR: tempFolder(),
    DATABASE_URL: url,
    SMTP_URL: smtp.url,
    SITE_URL: site,
    PORT: port,
    NODE_ENV: "production",
    // On a busy machine, a slow database would journal a confirmation instead.
    DATABASE_DEADLINE_MS: "30000",
  };
  const server = await startServer(env);
  const sender = { legalName: "Genie Inc.", postalAddress: "1 Main St, Springfield, USA" };
  const facts = join(tempFolder(), "facts.json");
  writeFileSync(facts, JSON.stringify(sender));
  await runTyping("operator", env, ["import", facts]);
  const address = newAddress();
  const mailOf = async (subject: RegExp): Promise<Arrived> => {
    const find = () => smtp.arrived.find(({ fields }) => subject.test(fields.get("subject") ?? ""));
    await expect.poll(find, { timeout: 120_000 }).toBeDefined();
    return find() as Arrived;
  };
  const follow = async (
    mail: Arrived,
    purpose: "confirm" | "unsubscribe",
    outcome: "done" | "already" = "done",
  ) => {
    await page.goto(`${site}${endpoints[purpose]}?token=${tokenIn(mail, endpoints[purpose])}`);
    await page.getByRole("button", { name: mailLinks[purpose].ask.action }).click();
    await expect(heading(page)).toHaveText(mailLinks[purpose][outcome].title);
  };
  const write = async (fields: Record<string, string>) => {
    const path = join(tempFolder(), "broadcast.md");
    writeFileSync(path, fileOf(fields));
    const { output, errors } = await runTyping("broadcasts", env, ["new", path]);
    expect(errors).toBe("");
    return output.trim().split(" ").at(-1) ?? "";
  };
  /** Confirms the one recipient and skips the ten minutes. */
  const send = async (command: "broadcasts" | "features", ...words: string[]) => {
    expect((await runTyping(command, env, words, "1")).output).toContain("Queued.");
    for (const change of [
      "update broadcasts set starts_at = now() where state = 'sending'",
      "update broadcast_recipients set due_at = now() where state = 'waiting'",
    ])
      expect((await runBun([".build/db.js", change], env)).code).toBe(0);
  };
  const count = async (query: string) => (await runBun([".build/db.js", query], env)).output;

  await page.goto(`${site}${paths.comingSoon.path}?title=Mobile+App`);
  await email(page).fill(address);
  await submit(page).click();
  await expect(notice(page)).toHaveRole("status");
  await follow(await mailOf(/Confirm: one email about/), "confirm");
  await write(mobileApp);
  await send("features", "ship", "mobile-app");
  const announcement = await mailOf(/The mobile app is ready/);
  expect(announcement.to).toEqual([address]);
  const link = /Join the beta:\s+(\S+)/.exec(announcement.text)?.[1] ?? "";
  expect((await page.goto(link))?.status()).toBe(200);
  expect(new URL(page.url()).pathname).toBe(paths.betaWaitlist.path);
  await expect(page.locator("main")).toContainText("Mobile App");
  expect(await count("select how from consent_changes where change = 'unsubscribed'")).toContain(
    "announcement",
  );
  // The sign-up ended when the announcement was sent.
  await follow(announcement, "unsubscribe", "already");

  await page.goto(site + paths.home.path);
  await email(page).fill(address);
  await consent(page).check();
  await submit(page).click();
  await expect(notice(page)).toHaveRole("status");
  await follow(await mailOf(/Confirm your subscription/), "confirm");
  await send("broadcasts", "send", await write(issue));
  const news = await mailOf(/Selling security/);
  expect(news.fields.get("list-id")).toContain("<newsletter.localhost>");
  await follow(news, "unsubscribe");

  await page.goto(site + paths.betaWaitlist.path);
  await page.locator("main form").getByLabel(/email/i).fill(address);
  await submit(page).click();
  await expect(notice(page)).toHaveRole("status");
  await send("broadcasts", "send", await write(invitation), "--next", "1");
  const invite = await mailOf(/Your invite/);
  expect(invite.text).toContain(site + paths.demo.path);
  await follow(invite, "unsubscribe");
  expect(
    await count(`select count(*) as open from (
        select from subscribers where unsubscribed_at is null
        union all select from waitlist_entries where unsubscribed_at is null) entry`),
  ).toMatch(/\b0\b/);

  server.child.kill("SIGTERM");
  await server.child.exited;
  await smtp.stop();
});

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
