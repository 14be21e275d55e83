import { expect, test } from "@playwright/test";
import { session as words } from "../../views/content/session";
import { PASSWORD } from "./accounts";
import { fact, TESTER } from "./session";

test("a button that was pressed keeps the focus while it works and after", async ({ page }) => {
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
