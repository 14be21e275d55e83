import type { ReactNode } from "react";
import type { Caption } from "../../../content/hero-scene";

/** A caption, with the words that Genie reacts to underlined. */
export function HeardText({ caption: { text, heard } }: { caption: Caption }): ReactNode {
  if (heard === undefined) return text;
  const [before, after] = text.split(heard);
  return (
    <>
      {before}
      <span className="heard relative whitespace-nowrap">{heard}</span>
      {after}
    </>
  );
}
