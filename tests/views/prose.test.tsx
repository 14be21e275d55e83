import { describe, expect, test } from "bun:test";
import { renderToString } from "react-dom/server";
import { headingsOf } from "../../views/text/markdown";
import { Prose } from "../../views/ui/prose";

const html = (markdown: string): string => renderToString(<Prose markdown={markdown} />);

/** Renders Markdown without class names. */
const bare = (markdown: string): string => html(markdown).replaceAll(/ class="[^"]*"/g, "");

describe("a text in markdown", () => {
  for (const hostile of [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "# <svg onload=alert(1)>",
    "`<b>` and </article>",
    "```\n</code></pre><script>alert(1)</script>\n```",
    "| <i onclick=x> |\n| --- |\n| <u>\"'&</u> |",
    "[x](<javascript:alert(1)>)",
    '[x](/a ""><script>")',
  ])
    test(`is escaped by React: ${hostile.slice(0, 30).replaceAll("\n", " ")}`, () => {
      const written = html(hostile);
      expect(written).not.toMatch(/<(?:script|img|svg|b|i|u)\b/);
      expect(written).not.toMatch(/href="javascript:alert/);
      expect(written.endsWith("</div>")).toBe(true);
    });

  test("has a linked section for each heading, with the ids of its contents", () => {
    const text = "## Who’s *in*?\n\n## Who’s in?\n";
    expect(headingsOf(text).map(({ id }) => id)).toEqual(["whos-in", "whos-in-1"]);
    for (const { id } of headingsOf(text))
      expect(bare(text)).toContain(`<section id="${id}"><h2><a href="#${id}">`);
  });

  test("has tables whose cells name their column, and code that can be scrolled by keyboard", () => {
    const table = bare("| **Who** | What |\n| --- | --- |\n| Ann | *Signs* |");
    expect(table).toContain('<td>Who</td><th scope="col">What</th>');
    expect(table).toContain(
      '<th scope="row">Ann</th><td data-head="What"><div><em>Signs</em></div></td>',
    );
    expect(bare("```text\na < b\n```")).toContain('<pre tabindex="0"><code>a &lt; b</code></pre>');
  });

  test("renders code blocks named after a figure with a caption, and rejects invalid times", () => {
    const bars = html("```bars\nof 5\nMetrics | 4 | Hours\n```\n\nFigure: The scores.");
    expect(bars).toContain('width="80%"');
    expect(bars).toMatch(/<figcaption[^>]*>The scores\.<\/figcaption>/);
    expect(bars).not.toContain("<pre");
    const schedule = html(
      "```schedule\nProof | 2027-01-04 | 2027-01-15\nSigned | 2027-01-22 |\n```",
    );
    expect(schedule).toContain("Jan 4 to Jan 15");
    expect(() => html("```schedule\nProof | soon |\n```")).toThrow("no time in “soon”");
  });
});

test("a call's data path is an ordered list of tools with their steps", () => {
  const text =
    "yours | Meeting | Takes place.\ngenie | Transcript | Is written.\ngenie | Rules | Check.";
  const figure = html(`\`\`\`call-data\n${text}\n\`\`\``);
  const said = figure.replaceAll("<!-- -->", "").replaceAll(/<svg.*?<\/svg>/gs, "");
  expect(said.match(/<ol/g)).toHaveLength(3);
  const words = said.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
  expect(words.trim()).toBe(
    "Your tools 1. Meeting Takes place. Genie 2. Transcript Is written. 3. Rules Check.",
  );
  expect(() => html("```call-data\nelse | Meeting | x\n```")).toThrow("no zone “else”");
});
