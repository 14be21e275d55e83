import type { ReactNode } from "react";

/** `text` is the content of the figure's code block in the Markdown file. */
export type FigureProps = { text: string; caption?: string | undefined };

/** The panel and caption that all figures share. */
export function FigureFrame(props: {
  caption: string | undefined;
  children: ReactNode;
}): ReactNode {
  return (
    <figure className="my-10 break-inside-avoid rounded-window border border-hairline bg-surface-1 p-5 text-base leading-6 md:p-8 print:my-5 print:p-4">
      {props.children}
      {props.caption && (
        <figcaption className="mt-6 border-t border-hairline pt-4 text-small text-muted">
          {props.caption}
        </figcaption>
      )}
    </figure>
  );
}

/** Splits a figure's text into lines, and each line into cells at `|`. */
export const readRows = (text: string): string[][] =>
  text.split("\n").map((line) => line.split("|").map((cell) => cell.trim()));
