import { expect, test } from "bun:test";
import { renderToString } from "react-dom/server";
import { peaks } from "../../views/content/demo/peaks";
import { Waveform } from "../../views/ui/waveform";

test("the waveform has 180 peaks that fit its height", () => {
  expect(peaks).toHaveLength(180);
  expect(peaks.every((peak) => Number.isInteger(peak) && peak >= 1 && peak <= 24)).toBe(true);
});

test("it draws one bar per peak, centered, across the full width", () => {
  const html = renderToString(<Waveform />);
  expect(html).toContain('viewBox="0 0 540 48"');
  const [x = 0, y = 0] = (/d="M(-?\d+) (\d+)m/.exec(html) ?? []).slice(1).map(Number);
  const bars = [...html.matchAll(/m(\d+)-(\d+)v(\d+)m0-(\d+)/g)].map((bar) =>
    bar.slice(1).map(Number),
  );
  expect(bars).toEqual(peaks.map((peak) => [3, peak, 2 * peak, peak]));
  expect([x + 3, x + 3 * bars.length, y]).toEqual([1, 538, 24]);
});

test("it colors the played part up to its share of the length", () => {
  expect(renderToString(<Waveform />)).not.toContain("text-teal");
  expect(renderToString(<Waveform played={0.5} />)).toContain('<svg width="270" height="48"');
});
