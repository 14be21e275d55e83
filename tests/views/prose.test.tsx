import { describe, expect, test } from "bun:test";
import { renderToString } from "react-dom/server";
import { headingsOf } from "../../views/content/markdown";
import { Prose } from "../../views/ui/prose";

const html = (markdown: string): string => renderToString(<Prose markdown={markdown} />);

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

  test("has a section for each heading, which links to it, under the ids of its contents", () => {
    const text = "## Who’s *in*?\n\n## Who’s in?\n";
    expect(headingsOf(text).map(({ id }) => id)).toEqual(["whos-in", "whos-in-1"]);
    for (const { id } of headingsOf(text))
      expect(html(text)).toContain(`<section id="${id}"><h2><a href="#${id}">`);
  });

  test("has tables whose cells know their column, and code that the keyboard can scroll", () => {
    const table = html("| **Who** | What |\n| --- | --- |\n| Ann | *Signs* |");
    expect(table).toContain('<td>Who</td><th scope="col">What</th>');
    expect(table).toContain(
      '<th scope="row">Ann</th><td data-head="What"><div><em>Signs</em></div></td>',
    );
    expect(html("```text\na < b\n```")).toContain('<pre tabindex="0"><code>a &lt; b</code></pre>');
  });
});
