import { expect, test } from "@playwright/test";
import { session as words } from "../../../views/content/session";
import { makeAccount, PASSWORD } from "./accounts";
import { fact, TESTER } from "./session";

test("a pressed button keeps the focus while it works and after", async ({ page }) => {
  await page.goto(TESTER);
  const call = page.getByRole("button", { name: "GET (no JWT)" });
  await call.focus();
  for (let presses = 0; presses < 2; presses++) {
    await page.keyboard.press("Enter");
    await expect(fact(page, "Came back")).toHaveText("401 as expected");
    await expect(call).toBeFocused();
  }
  await page.getByLabel("Email", { exact: true }).fill("nobody@example.com");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  const submit = page.getByRole("button", { name: words.signedOut.submit });
  await submit.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("Sign in failed");
  await expect(submit).toBeFocused();
});

test("the replacement of a form or button gets its focus", async ({ page, baseURL }) => {
  const ann = await makeAccount(baseURL, "user");
  const heading = (name: string) => page.getByRole("heading", { name, exact: true });
  const press = async (name: string) => {
    await page.getByRole("button", { name, exact: true }).focus();
    await page.keyboard.press("Enter");
  };
  await page.goto(TESTER);
  await page.getByLabel("Email", { exact: true }).fill(ann);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(heading(words.signedIn.title)).toBeFocused();
  const { add, cancel, label, title } = words.secondFactor;
  await press(add);
  await expect(page.getByLabel(label)).toBeVisible();
  await expect(heading(title)).toBeFocused();
  await press(cancel);
  await expect(page.getByRole("button", { name: add })).toBeVisible();
  await expect(heading(title)).toBeFocused();
  await press(words.signedIn.signOut);
  await expect(heading(words.signedOut.title)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
});
