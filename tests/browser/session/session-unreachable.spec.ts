import { expect, test } from "@playwright/test";
import { session as words } from "../../../views/content/session";
import { findFaults } from "../support/find-faults";
import { ADMIN, TESTER } from "./session";

const CLIENT = "**/assets/auth-client-*.js";

for (const { path, found } of [
  { path: TESTER, found: words.signedOut.title },
  { path: ADMIN, found: words.denied.signedOut },
])
  test(`${path} says when the auth client failed to load, and the button retries`, async ({
    page,
  }) => {
    let asked = 0;
    await page.route(CLIENT, (route) => {
      asked++;
      if (asked === 1) return route.abort();
      return asked === 2 ? route.fulfill({ status: 503 }) : route.continue();
    });
    await page.goto(path);
    const again = page.getByRole("button", { name: words.unreachable.again });
    await expect(page.getByRole("alert")).toContainText(words.unreachable.text);
    expect(await findFaults(page, "main")).toEqual([]);
    await again.click();
    await expect.poll(() => asked).toBe(2);
    await again.click();
    await expect(page.getByText(found)).toBeVisible();
    await expect(page.getByText(words.unreachable.text)).toBeHidden();
  });
