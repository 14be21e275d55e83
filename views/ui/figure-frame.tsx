import type { ReactNode } from "react";

/** A figure of an article: `text` is its block in the Markdown, line by line. */
export type FigureProps = { text: string; caption?: string | undefined };

/** The panel of every figure, with its caption. */
export function FigureFrame(props: {
  caption: string | undefined;
  children: ReactNode;
}): ReactNode {
  return (
    <figure className="my-10 break-inside-avoid rounded-window border border-hairline bg-surface-1 p-5 text-base leading-6 md:p-8">
      {props.children}
      {props.caption && (
        <figcaption className="mt-6 border-t border-hairline pt-4 text-small text-muted">
          {props.caption}
        </figcaption>
      )}
    </figure>
  );
}

/** The lines of a figure's text, each cut at its bars. */
export const readRows = (text: string): string[][] =>
  text.split("\n").map((line) => line.split("|").map((cell) => cell.trim()));
