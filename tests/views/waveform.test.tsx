import { expect, test } from "bun:test";
import { renderToString } from "react-dom/server";
import { peaks } from "../../views/content/demo/peaks";
import { Waveform } from "../../views/ui/waveform";

const barsIn = (html: string) => html.match(/M[\d.]+ [\d.]+[vh][\d.]+/g)?.length;

test("the waveform has 180 peaks that fit its box", () => {
  expect(peaks).toHaveLength(180);
  expect(peaks.every((peak) => Number.isInteger(peak) && peak >= 1 && peak <= 24)).toBe(true);
});

test("it draws a bar per peak across the page, or down it", () => {
  const row = renderToString(<Waveform />);
  const column = renderToString(<Waveform direction="column" />);
  expect([barsIn(row), barsIn(column)]).toEqual([180, 180]);
  expect(row).toContain('viewBox="0 0 540 48"');
  expect(column).toContain('viewBox="0 0 48 540"');
});

test("it colors the played part, cut at its share of the length", () => {
  expect(renderToString(<Waveform />)).not.toContain("text-teal");
  expect(renderToString(<Waveform played={0.5} />)).toContain('<svg width="270" height="48"');
  expect(renderToString(<Waveform direction="column" played={0.25} />)).toContain(
    '<svg width="48" height="135"',
  );
});
