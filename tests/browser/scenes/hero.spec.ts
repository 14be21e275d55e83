import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { PAUSE_ID, REPLAY_ID } from "../../../views/pages/home/hero/call-scene";

/** What is seen at each moment of the scene. Times are in milliseconds. */
const BEATS = [
  { at: 700, captions: [0], parts: [] },
  { at: 1250, captions: [0], parts: ["underline"] },
  { at: 1800, captions: [0], parts: ["underline", "detected"] },
  { at: 2300, captions: [0], parts: ["underline", "detected", "card"] },
  { at: 5000, captions: [1], parts: ["underline", "detected", "card"] },
  { at: 7000, captions: [2], parts: ["underline", "detected", "card", "signal"] },
  { at: 9350, captions: [3], parts: ["underline", "detected", "card", "signal", "promised"] },
  {
    at: 12_000,
    captions: [0],
    parts: ["underline", "detected", "card", "signal", "promised", "approved"],
  },
];

/** Only these captions are shown. */
const only = (captions: readonly number[]): boolean[] =>
  [0, 1, 2, 3].map((index) => captions.includes(index));

/** The first value of each field that is fully opaque, in order. */
const FIELDS = [
  { at: 1000, values: ["from", "from", "from"] },
  { at: 2690, values: ["from", "from", "from"] },
  { at: 3010, values: ["to", "from", "from"] },
  { at: 9390, values: ["to", "from", "from"] },
  { at: 10_100, values: ["to", "to", "to"] },
  // While the suggestions turn into approved values.
  { at: 10_900, values: ["to", "to", "to"] },
  { at: 11_200, values: ["to", "to", "to"] },
];

test.use({ contextOptions: { reducedMotion: "no-preference" } });

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("the call plays beat by beat, ends on the frame that the server sends, and plays again at Replay", async ({
      page,
    }) => {
      await page.goto(paths.home.path);
      const scene = page.locator(".call-scene");
      const show = (ms: number) =>
        scene.evaluate((element, time) => {
          for (const animation of element.getAnimations({ subtree: true })) {
            animation.pause();
            animation.currentTime = time;
          }
        }, ms);
      const seen = () =>
        scene.evaluate((element) => {
          const opacity = (selector: string, pseudo?: string) =>
            [...element.querySelectorAll(selector)].map(
              (one) => Number(getComputedStyle(one, pseudo).opacity) === 1,
            );
          return {
            captions: opacity("[data-caption]"),
            parts: [
              ...(opacity("[data-caption=first] .heard", "::after")[0] ? ["underline"] : []),
              ...["detected", "card", "signal", "promised", "approved"].filter((beat) =>
                opacity(`[data-move=in][data-beat=${beat}]`).every(Boolean),
              ),
            ],
          };
        });
      for (const { at, captions, parts } of BEATS) {
        await show(at);
        expect(await seen(), `after ${at} ms`).toEqual({ captions: only(captions), parts });
      }
      // Those of the scene and of its buttons, which change places.
      await page.locator("#hero").evaluate((hero) => {
        for (const animation of hero.getAnimations({ subtree: true })) animation.finish();
      });
      const { captions, parts } = BEATS[BEATS.length - 1] ?? { captions: [] };
      expect(await seen()).toEqual({ captions: only(captions), parts });
      await page.locator(`label[for=${REPLAY_ID}]`).click();
      await show(700);
      expect((await seen()).parts).toEqual([]);
      await page.locator(`label[for=${PAUSE_ID}]`).click();
      const states = await scene.evaluate((element) =>
        element.getAnimations({ subtree: true }).map(({ playState }) => playState),
      );
      expect(new Set(states)).toEqual(new Set(["paused"]));
      for (const { at, values } of FIELDS) {
        await show(at);
        const shown = await scene.locator("dd").evaluateAll((all) =>
          all.map((field) => {
            const isOpaque = (part: Element) => getComputedStyle(part).opacity === "1";
            const index = [...field.children].findIndex(isOpaque);
            return index < 1 ? (index === 0 ? "from" : "none") : "to";
          }),
        );
        expect(shown, `the record after ${at} ms`).toEqual(values);
      }
    });
  });
