import type { ReactNode } from "react";
import type { Block } from "../../content/article";
import { RunningText } from "./running-text";
import { Timeline } from "./timeline";
import type { Piece } from "./weave";

/** The paragraphs, lists, quotes, tables and figures of an article's section. */
export function Blocks({ blocks }: { blocks: readonly Block<Piece[]>[] }): ReactNode {
  return blocks.map((block, index) => <OneBlock key={index} block={block} />);
}

function OneBlock({ block }: { block: Block<Piece[]> }): ReactNode {
  switch (block.kind) {
    case "text":
      return (
        <p>
          <RunningText pieces={block.text} />
        </p>
      );
    case "heading":
      return (
        <h3>
          <RunningText pieces={block.text} />
        </h3>
      );
    case "list":
      return (
        <ul>
          {block.items.map((item, index) => (
            <li key={index}>
              <RunningText pieces={item} />
            </li>
          ))}
        </ul>
      );
    case "quote":
      return (
        <blockquote>
          <p>
            <RunningText pieces={block.text} />
          </p>
          <footer>
            <RunningText pieces={block.from} />
          </footer>
        </blockquote>
      );
    case "table":
      return <Table {...block} />;
    case "timeline":
      return <Timeline {...block} />;
  }
}

/** A table with a caption. On phones each row becomes a short list, under the words of the table's head. */
function Table({ caption, head, rows }: Extract<Block<Piece[]>, { kind: "table" }>): ReactNode {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = [], ...others], row) => (
          <tr key={row}>
            <th scope="row">
              <RunningText pieces={first} />
            </th>
            {others.map((cell, column) => (
              <td key={column} data-head={head[column + 1]}>
                <RunningText pieces={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
