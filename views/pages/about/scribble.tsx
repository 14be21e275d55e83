import type { ReactNode } from "react";
import type { notes } from "../../content/about-notes";

type Mark = (typeof notes)[number]["mark"];

/** Strokes in a box of 100 by 40 units, stretched to the words. */
const STROKES: Record<Mark["kind"], string> = {
  circled: "M62 4C24-2-1 6 1 19s30 18 60 15 42-14 36-24S66-1 34 4",
  underlined: "M1 32C30 28 62 29 99 31",
  twice: "M1 31C30 28 66 28 99 30M9 36C36 33 64 33 90 35",
  struck: "M0 23C22 17 40 25 58 20S90 19 100 15",
};

/** A note in handwriting, at an angle, with a stroke at the words that matter. */
export function Scribble({ note, mark }: { note: string; mark: Mark }): ReactNode {
  const [before, after] = note.split(mark.words);
  return (
    <p className="origin-left font-hand text-h4 text-paper-ink md:max-lg:text-lead whitespace-nowrap group-odd/note:-rotate-1 group-even/note:translate-x-2 group-even/note:rotate-1 lg:text-h3">
      {before}
      <span className="relative">
        {mark.words}
        <svg
          className={`absolute inset-y-0 h-full overflow-visible fill-none stroke-paper-ink stroke-2 opacity-70 ${mark.kind === "circled" ? "-left-1.5 w-[calc(100%+12px)]" : "left-0 w-full"}`}
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
