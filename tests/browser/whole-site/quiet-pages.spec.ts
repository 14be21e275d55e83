import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { field, messages, open } from "../chat/chat";
import { entry, headerIsAwake, panel } from "../support/islands";
import { again, consent, email, newAddress, notice, submit } from "../forms/sign-up";
import { scrollThrough, watchPage } from "../support/watch-page";

const pages = [
  { name: "the home page", path: paths.home.path, status: 200, asksConsent: true },
  {
    name: "the home page after a sign-up",
    path: `${paths.home.path}?done`,
    status: 200,
    asksConsent: true,
  },
  { name: "an unknown address", path: "/no-such-page", status: 404, asksConsent: false },
] as const;

for (const { name, path, status, asksConsent } of pages) {
  test(`${name}, used in full, causes no CSP violation, error, foreign request or cookie`, async ({
    page,
    context,
    baseURL,
  }) => {
    const watch = await watchPage(page, new URL(baseURL ?? "").origin);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(status);
    expect(answer?.headers()["set-cookie"]).toBeUndefined();
    await scrollThrough(page);
    await headerIsAwake(page);
    await entry(page, "Product").click();
    await expect(panel(page, "Product")).toBeVisible();
    await page.keyboard.press("Escape");
    await open(page);
    await field(page).fill("<img src=x onerror=alert(1)>");
    await page.keyboard.press("Enter");
    await expect(messages(page)).toHaveCount(2);
    await page.keyboard.press("Escape");
    if (path.endsWith("?done")) await again(page).click();
    await email(page).fill(newAddress());
    if (asksConsent) await consent(page).check();
    await submit(page).click();
    await expect(notice(page)).toHaveRole("status");
    await page.waitForLoadState("networkidle");
    const ownAnswer = status === 404 ? [expect.stringMatching(/^console: .* 404 /)] : [];
    expect(watch.faults).toEqual(ownAnswer);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).toBe("");
  });
}

test("the check detects CSP violations, errors and foreign requests", async ({ page, baseURL }) => {
  const watch = await watchPage(page, new URL(baseURL ?? "").origin);
  await page.goto(paths.home.path);
  await page.evaluate(() => {
    document.body.setAttribute("style", "color: red");
    const image = new Image();
    image.src = "https://stranger.example/dot.gif";
    setTimeout(() => {
      throw new Error("oh no");
    });
  });
  const kinds = () => new Set(watch.faults.map((fault) => fault.split(":")[0]));
  await expect.poll(kinds).toEqual(new Set(["policy", "console", "error", "foreign", "failed"]));
});
