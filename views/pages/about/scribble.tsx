import type { ReactNode } from "react";
import type { notes } from "../../content/about-notes";

type Mark = (typeof notes)[number]["mark"];

/** Strokes in a box of 100 by 40 units, stretched to the words. */
const STROKES: Record<Mark["kind"], string> = {
  circled: "M62 5C24-2-1 8 1 22s30 18 60 14 42-16 36-25S66 0 34 5",
  underlined: "M1 38C30 34 62 35 99 37",
  twice: "M1 35C30 32 66 32 99 34M9 41C36 38 64 38 90 40",
  struck: "M0 24C22 18 40 26 58 21S90 20 100 16",
};

/** A note as a hand leaves it: slanted, with a stroke at the words that matter. */
export function Scribble({ note, mark }: { note: string; mark: Mark }): ReactNode {
  const [before, after] = note.split(mark.words);
  return (
    <p className="origin-left text-h4 text-paper-ink italic group-odd/note:-rotate-1 group-even/note:translate-x-2 group-even/note:rotate-1 lg:text-h3">
      {before}
      <span className="relative whitespace-nowrap">
        {mark.words}
        <svg
          className={`absolute inset-y-0 h-full overflow-visible fill-none stroke-paper-ink stroke-2 opacity-70 ${mark.kind === "circled" ? "-left-2 w-[calc(100%+18px)]" : "left-0 w-full"}`}
          viewBox="0 0 100 40"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={STROKES[mark.kind]} vectorEffect="non-scaling-stroke" />
        </svg>
      </span>
      {after}
    </p>
  );
}
