import { paths } from "../../../src/paths";
import type { ArticleSection, Block } from "../../content/article";
import { type WorkKey, works } from "../../content/references";

/** A part of running text. A citation carries the number of its work and an id that the list of references leads back to. */
export type Piece =
  | string
  | { kind: "citation"; number: number; id: string }
  | { kind: "link"; words: string; href: string }
  | { kind: "strong"; words: string };

/** A work with its number and the ids of every place where it is cited. */
export type CitedWork = { key: WorkKey; number: number; citations: string[] };

export type WovenArticle = { sections: ArticleSection<Piece[]>[]; cited: CitedWork[] };

const MARKS = /\[\[(\w+)\]\]|\[([^[\]]+)\]\((\w+)\)|\*\*([^*]+)\*\*/g;

/**
 * Turns written text into pieces and numbers the cited works in the order in which they first appear.
 * Throws when the text names a work or a place that there is none of.
 */
export function weave(sections: readonly ArticleSection[]): WovenArticle {
  const cited = new Map<WorkKey, CitedWork>();

  const cite = (key: string): Piece => {
    if (!isWork(key)) throw new Error(`No work is called ${key}`);
    const work = cited.get(key) ?? { key, number: cited.size + 1, citations: [] };
    const id = `cite-${work.number}-${work.citations.length + 1}`;
    work.citations.push(id);
    cited.set(key, work);
    return { kind: "citation", number: work.number, id };
  };

  const weaveText = (text: string): Piece[] => {
    const pieces: Piece[] = [];
    let end = 0;
    for (const mark of text.matchAll(MARKS)) {
      const [whole, work, words = "", place, strong] = mark;
      const before = text.slice(end, mark.index);
      // A citation stands at its word, with no space between.
      pieces.push(work ? before.trimEnd() : before);
      if (work) pieces.push(cite(work));
      else if (strong) pieces.push({ kind: "strong", words: strong });
      else pieces.push(link(words, place ?? ""));
      end = mark.index + whole.length;
    }
    return [...pieces, text.slice(end)];
  };

  const woven = sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => weaveBlock(block, weaveText)),
  }));
  return { sections: woven, cited: [...cited.values()] };
}

function weaveBlock(block: Block, weaveText: (text: string) => Piece[]): Block<Piece[]> {
  switch (block.kind) {
    case "text":
    case "heading":
      return { ...block, text: weaveText(block.text) };
    case "list":
      return { ...block, items: block.items.map(weaveText) };
    case "quote":
      return { ...block, text: weaveText(block.text), from: weaveText(block.from) };
    case "table":
      return { ...block, rows: block.rows.map((row) => row.map(weaveText)) };
    case "timeline":
      return block;
  }
}

const isWork = (key: string): key is WorkKey => key in works;

function link(words: string, place: string): Piece {
  const found = Object.entries(paths).find(([name]) => name === place)?.[1];
  if (found === undefined) throw new Error(`No place is called ${place}`);
  return { kind: "link", words, href: found.path };
}
