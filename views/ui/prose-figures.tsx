import type { ComponentType, ReactNode } from "react";
import { Bar } from "./bar";
import { CallData } from "./call-data";
import { FigureFrame, type FigureProps, readRows } from "./figure-frame";
import { PressPictures } from "./press-pictures";
import { ProseTimeline } from "./prose-timeline";
import { Schedule } from "./schedule";

/** Figures by the language of the Markdown code block that contains their data. */
export const figures = {
  bars: Bars,
  branches: Branches,
  "call-data": CallData,
  pictures: PressPictures,
  schedule: Schedule,
  share: Share,
  steps: Steps,
  timeline: ProseTimeline,
} as const satisfies Record<string, ComponentType<FigureProps>>;

export const isFigureName = (name: string): name is keyof typeof figures =>
  Object.hasOwn(figures, name);

/** A bar chart. The first line is the maximum, such as `of 5`; the rows are `label | value | note`. */
function Bars({ text, caption }: FigureProps): ReactNode {
  const [[head = ""] = [], ...rows] = readRows(text);
  const max = Number(head.replace("of ", ""));
  return (
    <FigureFrame caption={caption}>
      <ul className="grid gap-4">
        {rows.map(([label = "", value = "", note]) => (
          <li key={label}>
            <p className="mb-1.5 flex flex-wrap items-baseline gap-x-3 text-small text-muted tabular-nums">
              <b className="text-base">{label}</b>
              <span className="flex-1">{note}</span>
              <b>
                {value} {head}
              </b>
            </p>
            <Bar
              percent={(Number(value) / max) * 100}
              className={`h-3 ${Number(value) > max / 2 ? "fill-teal" : "fill-gold"}`}
            />
          </li>
        ))}
      </ul>
    </FigureFrame>
  );
}

const SQUARES = Array.from({ length: 100 }, (_, index) => index);

/** A percentage as 100 squares: `21% | of …`. */
function Share({ text, caption }: FigureProps): ReactNode {
  const [[figure = "", scope = ""] = []] = readRows(text);
  return (
    <FigureFrame caption={caption}>
      <div className="items-center gap-10 sm:flex">
        <svg viewBox="0 0 398 78" className="block w-full sm:w-3/5" aria-hidden="true">
          {SQUARES.map((n) => (
            <rect
              key={n}
              x={Math.floor(n / 5) * 20}
              y={(n % 5) * 16}
              width="18"
              height="14"
              rx="3"
              className={n < parseInt(figure, 10) ? "fill-gold" : "fill-surface-3"}
            />
          ))}
        </svg>
        <p className="flex-1 max-sm:mt-5">
          <b className="block text-h1 font-black">{figure}</b> {scope}
        </p>
      </div>
    </FigureFrame>
  );
}

/** Numbered steps: `who | does what`. */
function Steps({ text, caption }: FigureProps): ReactNode {
  const rows = readRows(text);
  return (
    <FigureFrame caption={caption}>
      <ol className="grid gap-6 md:auto-cols-fr md:grid-flow-col md:gap-0">
        {rows.map(([who = "", what = ""], index) => (
          <li key={who} className="flex gap-4 md:block">
            <svg
              className="h-6 w-6 flex-none overflow-visible md:mb-4 md:w-full"
              aria-hidden="true"
            >
              {index < rows.length - 1 && (
                <line
                  x1="24"
                  x2="100%"
                  y1="12"
                  y2="12"
                  className="hidden stroke-hairline-strong stroke-2 md:block"
                />
              )}
              <circle cx="12" cy="12" r="11" className="fill-surface-3 stroke-teal stroke-2" />
              <text x="12" y="17" textAnchor="middle" className="fill-ink text-small font-bold">
                {index + 1}
              </text>
            </svg>
            <p className="md:pr-6">
              <b className="block">{who}</b> {what}
            </p>
          </li>
        ))}
      </ol>
    </FigureFrame>
  );
}

/** A tree of one level: the root in the first line, then a row per branch, `what | where it goes`. */
function Branches({ text, caption }: FigureProps): ReactNode {
  const [[root = ""] = [], ...rows] = readRows(text);
  return (
    <FigureFrame caption={caption}>
      <div className="items-center md:flex">
        <p className="rounded-card border border-teal bg-teal/10 px-5 py-3 font-bold text-ink max-md:mb-2 max-md:inline-block">
          {root}
        </p>
        <ul className="flex-1">
          {rows.map(([what = "", where = ""], index) => (
            <li key={what} className="relative py-1.5 pl-12">
              <svg
                viewBox="0 0 48 100"
                preserveAspectRatio="none"
                className="absolute inset-0 h-full w-12 fill-none stroke-hairline-strong stroke-2 *:[vector-effect:non-scaling-stroke]"
                aria-hidden="true"
              >
                <path d="M0 50H24" className="max-md:hidden" />
                <path
                  d={`M24 ${index === 0 ? 50 : 0}V${index === rows.length - 1 ? 50 : 100}M24 50H48`}
                />
              </svg>
              <p className="rounded-small border border-hairline bg-surface-2 px-4 py-2.5 sm:flex sm:gap-4">
                <b className="block flex-none sm:w-40">{what}</b> {where}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </FigureFrame>
  );
}
