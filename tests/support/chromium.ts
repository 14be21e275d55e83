import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Where Debian and its derivatives install Chromium; Playwright cannot download its own everywhere. */
const KNOWN_PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Debian's name for Chromium without windows, which is what Playwright's own headless runs use. */
export const HEADLESS_SHELL = "chromium-headless-shell";

/** The Chromium to test in: the one `CHROMIUM` names, Playwright's own, or one installed here; undefined if there is none. */
export function findChromium(): string | undefined {
  const named = process.env["CHROMIUM"];
  const places = named ? [named] : [chromium.executablePath(), ...KNOWN_PLACES];
  return places.find(existsSync);
}

/**
 * The headless shell; where it is not installed, or `CHROMIUM` names another browser, what `findChromium` finds. Tests
 * take two thirds of the time in it, but it has no back/forward cache.
 */
export function findHeadlessShell(): string | undefined {
  const shell = process.env["CHROMIUM"] ? null : Bun.which(HEADLESS_SHELL);
  return shell ?? findChromium();
}

export const CHROMIUM_MISSING =
  "The browser tests need a Chromium: run `bunx playwright install chromium`, or install your system's (Debian: apt-get install chromium), or name one with CHROMIUM=/its/path.";
