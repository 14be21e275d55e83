import { expect, type Locator, type Page } from "@playwright/test";
import { chat } from "../../../views/content/chat";

export const launcher = (page: Page): Locator => page.getByRole("button", { name: chat.title });
export const panel = (page: Page): Locator => page.getByRole("dialog", { name: chat.assistant });
export const field = (page: Page): Locator => page.getByRole("textbox", { name: chat.input });
export const sendButton = (page: Page): Locator => page.getByRole("button", { name: chat.send });
export const messages = (page: Page): Locator =>
  page.getByRole("log").locator("p:not(.chat-typing)");

/** Opens the chat and waits until it accepts input. */
export async function open(page: Page): Promise<void> {
  await launcher(page).click();
  await expect(field(page)).toBeFocused();
}
