import { expect, test } from "bun:test";
import { renderToString } from "react-dom/server";
import { Unbroken } from "../../views/ui/unbroken";

test("the length of the trial cannot break at its hyphen", () => {
  const html = renderToString(<Unbroken text="Every plan starts with a 14-day free trial." />);
  expect(html).toContain('<span class="whitespace-nowrap">14-day</span>');
});

test("the product's name cannot break at its hyphen, and the text stays the same", () => {
  const text = "Co-Pilot joins the call. Ask Co-Pilot.";
  const html = renderToString(<Unbroken text={text} />);
  expect(html.match(/<span class="whitespace-nowrap">Co-Pilot<\/span>/g)).toHaveLength(2);
  expect(html.replaceAll(/<[^>]+>/g, "")).toBe(text);
});
