import type { Page } from "@playwright/test";

/** Returns a function that sets how fast the page's animations run: 0 holds them, 1 is their own speed. */
export async function controlAnimations(page: Page): Promise<(rate: number) => Promise<void>> {
  const client = await page.context().newCDPSession(page);
  await client.send("Animation.enable");
  return async (playbackRate) => {
    await client.send("Animation.setPlaybackRate", { playbackRate });
  };
}
