import { expect, type Page, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { chat } from "../../../views/content/chat";
import { CHAT_KEY, OPEN_KEY } from "../../../views/content/storage-keys";
import { storageKeys } from "../../../views/content/storage-keys";
import { storedKeys } from "../support/stored-keys";
import { field, launcher, messages, open, panel, sendButton } from "./chat";

test("it greets, and replies after 1500 ms; closing it keeps messages and draft", async ({
  page,
}) => {
  await openWithClockStopped(page);
  await expect(messages(page)).toHaveText([chat.greeting]);

  await test.step("empty messages are not sent, and Shift+Enter adds a line", async () => {
    await page.keyboard.press("Enter");
    await field(page).fill("  \n ");
    await page.keyboard.press("Enter");
    await sendButton(page).click();
    await expect(messages(page)).toHaveCount(1);
    await field(page).fill("");
    await page.keyboard.type("One");
    await page.keyboard.press("Shift+Enter");
    await page.keyboard.type("more  ");
    await page.keyboard.press("Enter");
    await expect(field(page)).toHaveValue("");
  });

  await test.step("nothing is sent while a reply is pending", async () => {
    await expect(page.getByText(chat.typing)).toBeAttached();
    await expect(sendButton(page)).toBeDisabled();
    await field(page).fill("Two");
    await page.keyboard.press("Enter");
    await expect(messages(page)).toHaveCount(2);
    await expect(messages(page).nth(1)).toHaveText("One\nmore", { useInnerText: true });
    await expect(field(page)).toHaveValue("Two");
    await page.clock.runFor(1499);
    await expect(sendButton(page)).toBeDisabled();
    await page.clock.runFor(1);
    await expect(messages(page)).toHaveCount(3);
    const said = (await messages(page).last().textContent()) ?? "";
    expect(chat.replies.map(String)).toContain(said);
    const links = panel(page).locator(".chat-message").last().getByRole("link");
    const start = chat.links.map(({ name }) => name);
    await expect(links).toHaveText([...start, chat.contact.name]);
    await expect(page.getByText(chat.typing)).toHaveCount(0);
    await expect(sendButton(page)).toBeEnabled();
  });

  await test.step("closing it while a reply is pending loses nothing", async () => {
    await field(page).fill("  Will you remember?  ");
    await page.keyboard.press("Enter");
    await expect(messages(page).last()).toHaveText("Will you remember?");
    await field(page).fill("Half a th");
    await page.getByRole("button", { name: chat.close }).click();
    await page.clock.runFor(2000);
    await open(page);
    await expect(messages(page)).toHaveCount(5);
    await expect(field(page)).toHaveValue("Half a th");
  });
});

test("it replies at random without a request, and stores only the keys on the cookie page", async ({
  page,
}) => {
  await page.goto(paths.home.path);
  await open(page);
  const requests: string[] = [];
  page.on("request", (request) => {
    // The first pointer event also loads the header's code.
    if (!request.url().endsWith(".js")) requests.push(request.url());
  });
  for (const [asked, { random, reply }] of [
    { random: 0.5, reply: chat.replies[2] },
    { random: 0.1, reply: chat.replies[0] },
  ].entries()) {
    await page.evaluate((value) => void (Math.random = () => value), random);
    await field(page).fill("Can I watch a call?");
    await page.keyboard.press("Enter");
    await expect(messages(page).nth(2 * asked + 2)).toHaveText(reply);
  }
  await expect(field(page)).toBeFocused();
  expect(requests).toEqual([]);
  const stored = await storedKeys(page);
  expect(stored.toSorted()).toEqual([CHAT_KEY, OPEN_KEY].toSorted());
  const listed = storageKeys.map(({ key }): string => key);
  expect(stored.filter((key) => !listed.includes(key))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);

  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(launcher(page)).toBeFocused();
  await page.goto(paths.pricing.path, { waitUntil: "networkidle" });
  await expect(page.locator("[data-island=chat]")).not.toHaveAttribute("data-awake");
  await open(page);
  await expect(messages(page).nth(1)).toHaveText("Can I watch a call?");
});

test("left open beside a wide page, it is open on the next one, and a pending reply arrives there", async ({
  page,
}) => {
  await page.setViewportSize({ width: 2016, height: 1000 });
  await page.goto(paths.home.path);
  await open(page);
  await field(page).fill("Do you follow me?");
  await page.keyboard.press("Enter");
  await expect(messages(page)).toHaveCount(2);
  await field(page).fill("Half a th");
  await page.goto(paths.pricing.path);
  await expect(messages(page).nth(1)).toHaveText("Do you follow me?");
  await expect(field(page)).toHaveValue("Half a th");
  await expect(field(page)).not.toBeFocused();
  await expect(messages(page)).toHaveCount(3);
});

test("left open where it covers the page, it is closed on the next page and keeps the conversation", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(paths.home.path);
  await open(page);
  await field(page).fill("Half a th");
  await page.goto(paths.pricing.path);
  const leftOpen = () => page.evaluate((key) => sessionStorage.getItem(key), OPEN_KEY);
  await expect.poll(leftOpen).toBeNull();
  await expect(panel(page)).toHaveCount(0);
  await open(page);
  await expect(field(page)).toHaveValue("Half a th");
});

test("unreadable stored messages are ignored", async ({ page }) => {
  await page.goto(paths.home.path);
  await page.evaluate(
    ([chatKey, openKey]) => {
      sessionStorage.setItem(chatKey, '{"messages":[{"type":"user"}');
      sessionStorage.setItem(openKey, "1");
    },
    [CHAT_KEY, OPEN_KEY] as const,
  );
  await page.reload();
  await open(page);
  await expect(messages(page)).toHaveText([chat.greeting]);
});

/** Opens the chat with a clock that the test controls. */
async function openWithClockStopped(page: Page): Promise<void> {
  await page.clock.install({ time: "2026-11-21T09:30:00" });
  await page.goto(paths.home.path);
  await open(page);
  await page.clock.pauseAt("2026-11-21T09:40:00");
}
