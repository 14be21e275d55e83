import type { Page, PageProps } from "../../views/page";
import type { Renderer } from "./render";
import { pageHeaders } from "../http/page-headers";
import { compressPiece, type Piece } from "./stitch-gzip";

/** A page cut at the places where words from the address stand: its pieces, and the key of the words between each two. */
export type Template = {
  pieces: readonly Piece[];
  keys: readonly string[];
  headers: Record<string, string>;
};

/** Words from the address, or found by it, by their key, such as `title`: already cut and none of them empty. */
export type QueryWords = ReadonlyMap<string, string>;

/** The template of a page for the words of an address; undefined for a page that is rendered for each of them. */
export type TemplateOf = (page: Page, words: QueryWords) => Template | undefined;

/** No address can hold these (RFC 3629 has them, but nobody's alphabet does), and HTML needs no escape for them. */
const [OPEN, CLOSE] = ["\u{F0000}", "\u{F0001}"];
const HOLE = new RegExp(`${OPEN}([a-z]+\\d?)${CLOSE}`, "u");

/**
 * Renders each shape of such a page once and cuts it into a template, so that words nobody has asked for before cost no
 * rendering. A shape is which keys are there; a value that the page itself knows (`knownWords`) is no hole but a shape
 * of its own, so their number is bounded by what stands in the code, whatever visitors type.
 */
export function createTemplates(render: Renderer): TemplateOf {
  const kept = new Map<string, Template>();
  return (page, words) => {
    const { knownWords } = page;
    if (knownWords === undefined) return undefined;
    const shape = new Map<string, string>();
    for (const [key, word] of words)
      shape.set(key, knownWords.includes(word) ? word : OPEN + key + CLOSE);
    const name = JSON.stringify([page.styles, page.place.path, ...shape]);
    const template = kept.get(name) ?? cut(render.page(page, wordProps(page, shape)));
    kept.set(name, template);
    return template;
  };
}

/** The props by which a page gets to know the words of its address. */
export function wordProps({ place }: Page, words: QueryWords): PageProps {
  const query = new URLSearchParams([...words]);
  return { path: place.path, query, ...(place.kind === "soon" && { title: words.get("title") }) };
}

function cut(html: string): Template {
  if (html.includes(encodeURIComponent(OPEN)))
    throw new Error("A word from the address stands in a link: this page cannot be stitched.");
  const parts = html.split(HOLE);
  return {
    pieces: parts.filter((_, index) => index % 2 === 0).map(compressPiece),
    keys: parts.filter((_, index) => index % 2 === 1),
    headers: pageHeaders(Buffer.from(html)),
  };
}
