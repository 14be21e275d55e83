import { type Browser, chromium } from "@playwright/test";
import { CHROMIUM_MISSING, findChromium, findHeadlessShell } from "../../support/chromium";
import { isTrial } from "../effort";

/** Launches Chromium as visitors have it; in a trial the headless shell, which takes a fraction of the CPU time. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = isTrial ? findHeadlessShell() : findChromium();
  if (executablePath === undefined) throw new Error(CHROMIUM_MISSING);
  return chromium.launch({
    executablePath,
    args: isTrial ? ["--no-sandbox", "--disable-gpu"] : ["--no-sandbox"],
  });
}
