import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Where Debian and its kin put theirs; Playwright cannot fetch its own browser everywhere. */
const KNOWN_PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** What Debian calls Chromium's engine without the browser's windows, as Playwright's own headless runs have it. */
export const HEADLESS_SHELL = "chromium-headless-shell";

/** The Chromium to test in: the one `CHROMIUM` names, Playwright's own, or one installed here; undefined if there is none. */
export function findChromium(): string | undefined {
  const named = process.env["CHROMIUM"];
  const places = named ? [named] : [chromium.executablePath(), ...KNOWN_PLACES];
  return places.find(existsSync);
}

/**
 * The headless shell, or where there is none, or `CHROMIUM` names another, what `findChromium` finds. It takes two thirds
 * of the time, and keeps no page for the way back.
 */
export function findHeadlessShell(): string | undefined {
  const shell = process.env["CHROMIUM"] ? null : Bun.which(HEADLESS_SHELL);
  return shell ?? findChromium();
}

export const CHROMIUM_MISSING =
  "The browser tests need a Chromium: run `bunx playwright install chromium`, or install your system's (Debian: apt-get install chromium), or name one with CHROMIUM=/its/path.";
