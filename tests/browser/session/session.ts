import { expect, type Page } from "@playwright/test";
import { paths } from "../../../src/paths";
import { makeAccount, PASSWORD } from "./accounts";

export const TESTER = paths.sessionTest.path;
export const ADMIN = paths.adminSession.path;

export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

/** Signs in and waits for the result. */
export async function enter(page: Page, email: string): Promise<void> {
  await signIn(page, email);
  await expect(page.getByRole("heading", { name: "Session Status" })).toBeVisible();
}

/** Opens the session tester as a new user who is signed in. Returns their address. */
export async function openAs(page: Page, role: "admin" | "user"): Promise<string> {
  const email = await makeAccount(role);
  await page.goto(TESTER);
  await enter(page, email);
  return email;
}

/** Returns the description of a term. */
export const fact = (page: Page, term: string) =>
  page.locator("dt", { hasText: term }).locator("xpath=following-sibling::dd[1]");
export const call = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();
