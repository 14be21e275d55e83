import { expect, test, type Locator, type Page } from "@playwright/test";
import { paths } from "../../src/paths";
import { chat } from "../../views/content/chat";

const launcher = (page: Page): Locator => page.getByRole("button", { name: chat.title });
const panel = (page: Page): Locator => page.getByRole("dialog", { name: chat.assistant });
const field = (page: Page): Locator => page.getByRole("textbox", { name: chat.input });
const sendButton = (page: Page): Locator => page.getByRole("button", { name: chat.send });
const messages = (page: Page): Locator => page.getByRole("log").locator("p:not(.chat-typing)");

async function open(page: Page): Promise<void> {
  await launcher(page).click();
  await expect(field(page)).toBeFocused();
}

test("it greets, takes a question, types for 1500 ms and answers with one of its five replies", async ({
  page,
}) => {
  await page.clock.install({ time: "2026-11-21T09:30:00" });
  await page.goto(paths.home.path);
  await open(page);
  await page.clock.pauseAt("2026-11-21T09:40:00");
  await expect(messages(page)).toHaveText([chat.greeting]);
  await field(page).fill("  What does it cost?  ");
  await page.keyboard.press("Enter");
  await expect(messages(page)).toHaveText([chat.greeting, "What does it cost?"]);
  await expect(field(page)).toHaveValue("");
  await expect(page.getByText(chat.typing)).toBeAttached();
  await expect(sendButton(page)).toBeDisabled();
  await page.clock.runFor(1499);
  await expect(sendButton(page)).toBeDisabled();
  await page.clock.runFor(1);
  await expect(messages(page)).toHaveCount(3);
  expect(chat.replies).toContain(await messages(page).last().textContent());
  await expect(page.getByText(chat.typing)).toHaveCount(0);
  await expect(sendButton(page)).toBeEnabled();
});

test("it makes no request of its own", async ({ page }) => {
  await page.goto(paths.home.path);
  await open(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await field(page).fill("Is anything sent?");
  await sendButton(page).click();
  await expect(messages(page)).toHaveCount(3);
  expect(requests).toEqual([]);
});

test("an empty message is not sent, and nothing is while a reply is due", async ({ page }) => {
  await page.clock.install({ time: "2026-11-21T09:30:00" });
  await page.goto(paths.home.path);
  await open(page);
  await page.clock.pauseAt("2026-11-21T09:40:00");
  await page.keyboard.press("Enter");
  await field(page).fill("  \n ");
  await page.keyboard.press("Enter");
  await sendButton(page).click();
  await expect(messages(page)).toHaveCount(1);
  await field(page).fill("One");
  await page.keyboard.press("Enter");
  await field(page).fill("Two");
  await page.keyboard.press("Enter");
  await expect(messages(page)).toHaveCount(2);
  await expect(field(page)).toHaveValue("Two");
});

test("Shift and Enter begin a new line", async ({ page }) => {
  await page.goto(paths.home.path);
  await open(page);
  await page.keyboard.type("One");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("Two");
  await page.keyboard.press("Enter");
  await expect(messages(page).nth(1)).toHaveText("One\nTwo", { useInnerText: true });
});

test("Escape closes it and focus goes back to its button", async ({ page }) => {
  await page.goto(paths.home.path);
  await open(page);
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(launcher(page)).toBeFocused();
});

test("closing it while a reply is due loses neither messages nor what is being typed", async ({
  page,
}) => {
  await page.clock.install({ time: "2026-11-21T09:30:00" });
  await page.goto(paths.home.path);
  await open(page);
  await page.clock.pauseAt("2026-11-21T09:40:00");
  await field(page).fill("Will you remember?");
  await page.keyboard.press("Enter");
  await field(page).fill("Half a th");
  await page.getByRole("button", { name: chat.close }).click();
  await page.clock.runFor(2000);
  await open(page);
  await expect(messages(page)).toHaveCount(3);
  await expect(field(page)).toHaveValue("Half a th");
});

test("the conversation is kept on the next page of the visit, and a reply still due comes there", async ({
  page,
}) => {
  await page.goto(paths.home.path);
  await open(page);
  await field(page).fill("Do you follow me?");
  await page.keyboard.press("Enter");
  await expect(messages(page)).toHaveCount(2);
  await page.goto(paths.pricing.path);
  await open(page);
  await expect(messages(page).nth(1)).toHaveText("Do you follow me?");
  await expect(messages(page)).toHaveCount(3);
});

test("kept messages that cannot be read are ignored", async ({ page }) => {
  await page.goto(paths.home.path);
  await page.evaluate(() => sessionStorage.setItem("genie-chat-1", '[{"type":"user"}'));
  await page.reload();
  await open(page);
  await expect(messages(page)).toHaveText([chat.greeting]);
});

test("each message has its time as hours and minutes", async ({ page }) => {
  await page.goto(paths.home.path);
  await open(page);
  await expect(page.getByRole("log").locator("time")).toHaveText(/^\d\d:\d\d$/);
});

test("it shows the newest message unless the reader has scrolled up", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await page.goto(paths.home.path);
  await open(page);
  const log = page.getByRole("log");
  const distance = () => log.evaluate((el) => el.scrollHeight - el.scrollTop - el.clientHeight);
  await field(page).fill("long ".repeat(300));
  await page.keyboard.press("Enter");
  await expect(messages(page)).toHaveCount(3);
  await expect.poll(distance).toBeLessThan(2);
  await field(page).fill("And again");
  await page.keyboard.press("Enter");
  await expect(messages(page)).toHaveCount(4);
  await log.evaluate((el) => el.scrollTo(0, 0));
  await expect(messages(page)).toHaveCount(5);
  expect(await log.evaluate((el) => el.scrollTop)).toBe(0);
});

test("a very long word wraps at 320 px and the page does not scroll sideways", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(paths.home.path);
  await open(page);
  await field(page).fill("x".repeat(400));
  await page.keyboard.press("Enter");
  await expect(messages(page)).toHaveCount(2);
  const isWrapped = await page.evaluate(() =>
    [document.documentElement, document.querySelector(".chat-log")].every(
      (box) => box !== null && box.scrollWidth <= box.clientWidth,
    ),
  );
  expect(isWrapped).toBe(true);
});

test("a click made while its code is on the way opens it once it is there", async ({ page }) => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/chat-.*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(paths.home.path);
  await launcher(page).click();
  await expect(panel(page)).toHaveCount(0);
  arrive();
  await expect(field(page)).toBeFocused();
});

test("its button steps aside while a form of the page is filled in", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.home.path);
  const email = page.locator("main form").getByRole("textbox").first();
  await email.focus();
  await expect(launcher(page)).toBeHidden();
  await email.blur();
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(launcher(page)).toBeVisible();
});

test("its button never covers a submit button that is scrolled past it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.home.path);
  const submit = page.locator("main form button");
  for (const fromBottom of [20, 50, 80]) {
    await submit.evaluate((el, distance) => {
      const { bottom } = el.getBoundingClientRect();
      scrollBy({ top: bottom + distance - innerHeight, behavior: "instant" });
    }, fromBottom);
    await expect
      .poll(() =>
        submit.evaluate((el) => {
          const { left, right, top, height } = el.getBoundingClientRect();
          const at = (x: number) => el.contains(document.elementFromPoint(x, top + height / 2));
          return at(left + 8) && at(right - 8);
        }),
      )
      .toBe(true);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a link to the contact page stands in its place", async ({ page }) => {
    await page.goto(paths.home.path);
    await expect(launcher(page)).toBeHidden();
    await expect(page.locator("a.chat-launcher")).toBeVisible();
    await expect(page.locator("a.chat-launcher")).toHaveAttribute("href", paths.contact.path);
  });
});
