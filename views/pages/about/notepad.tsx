import type { ReactNode } from "react";
import { about } from "../../content/about";
import { CALL_SECONDS } from "../../content/demo/call";
import { demoDeal } from "../../content/demo-deal";
import { playFromHref } from "../../content/demo/moments";
import { CallTime } from "../../product/call-line";
import { Waveform } from "../../product/waveform";
import type { notes } from "../../content/about-notes";

const { notepad } = about;

/** The columns on wide screens: the note, the buyer's words, what Genie writes down. */
const COLUMNS = "md:grid-cols-[4fr_7fr] lg:grid-cols-[5fr_7fr_3fr]";
const ROW = "md:col-span-full md:grid md:grid-cols-subgrid";

/** On load, what each note loses and what Genie writes down arrive row by row. */
const TIMES = ["[--at:0.8s]", "[--at:1.8s]", "[--at:2.8s]", "[--at:3.8s]"];

/** The same call twice: a rep's notepad, and beside it what the buyer said and Genie writes down. */
export function Notepad(): ReactNode {
  const { title, heads, notes } = notepad;
  return (
    <div className={`relative mt-8 md:grid lg:mt-7 ${COLUMNS}`}>
      <h2 className="sr-only">{title}</h2>
      <Sheets />
      <div className={`relative text-small max-md:hidden items-center md:pt-5 md:pb-2.5 ${ROW}`}>
        <p className="flex justify-between pr-4 pl-9 text-paper-body lg:pl-12">
          <b className="text-paper-ink">{heads.note}</b> {demoDeal.label}
        </p>
        <p className="flex items-center gap-4 px-6 lg:pl-8">
          <b>{heads.quote}</b>
          <Waveform className="h-5 min-w-0 flex-1 stroke-1 text-teal" />
          <CallTime at={CALL_SECONDS} />
        </p>
        <b className="text-teal-hover max-lg:hidden">{heads.record}</b>
      </div>
      <ol className={`plays-on-load relative ${ROW}`}>
        {notes.map((note, index) => (
          <li
            key={note.at}
            className={`group/note max-md:mt-5 max-md:first:mt-0 max-md:nth-[n+3]:hidden md:last:pb-4 ${ROW} ${TIMES[index]}`}
          >
            <Note note={note} />
            <Heard note={note} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** On wide screens, the paper and, on top of it, Genie's panel. */
function Sheets(): ReactNode {
  return (
    <div className={`absolute inset-0 max-md:hidden md:grid ${COLUMNS}`} aria-hidden="true">
      <i className="relative my-3 -mr-6 overflow-clip rounded-window bg-paper shadow-window before:absolute before:inset-y-0 before:left-6 before:border-l-2 before:border-paper-error before:opacity-40 lg:before:left-8" />
      <i className="relative rounded-window border border-teal/40 bg-surface-2 shadow-on-paper lg:col-span-2" />
    </div>
  );
}

type OneNote = (typeof notepad.notes)[number];

/** A note and, in red, what it loses. */
function Note({ note }: { note: OneNote }): ReactNode {
  return (
    <div className="border-paper-line max-md:mr-10 max-md:rounded-card max-md:bg-paper max-md:p-4 max-md:pb-8 md:border-t md:py-3 md:pr-4 md:pl-9 lg:pl-12">
      <p className="mb-1 text-small text-paper-body group-not-first/note:sr-only md:sr-only">
        {notepad.heads.note} · {demoDeal.label}
      </p>
      <Scribble {...note} />
      <p className="text-small font-bold text-paper-error reveal">
        {notepad.lost} {note.lost}
      </p>
    </div>
  );
}

/** What the buyer said, with the words that the note loses marked, and what Genie writes down. */
function Heard({ note }: { note: OneNote }): ReactNode {
  const { at, quote, record } = note;
  return (
    <div className="border-hairline max-md:relative max-md:-mt-4 max-md:ml-6 max-md:rounded-card max-md:border max-md:border-teal/40 max-md:bg-surface-2 max-md:p-4 max-md:shadow-on-paper md:mx-6 md:border-t md:py-3 lg:col-span-2 lg:mx-8 lg:grid lg:grid-cols-subgrid">
      <p className="flex lg:pr-8">
        <a
          className="mr-3 flex-none text-small leading-[inherit] text-teal tabular-nums underline underline-offset-4 hover:text-teal-hover"
          href={playFromHref(at)}
        >
          <CallTime at={at} />
        </a>
        <span>
          “{quote.before}
          <mark className="bg-transparent font-bold text-teal-hover underline decoration-2 underline-offset-4">
            {quote.words}
          </mark>
          {quote.after}”
        </span>
      </p>
      <p className="text-small max-lg:mt-2 reveal">
        <span className="text-muted lg:block">{record.name}</span>{" "}
        <b className="text-base text-ink lg:text-h4">{record.value}</b>
      </p>
    </div>
  );
}

type Mark = (typeof notes)[number]["mark"];

/** Strokes in a box of 100 by 40 units, stretched to the words. */
const STROKES: Record<Mark["kind"], string> = {
  circled: "M62 4C24-2-1 6 1 19s30 18 60 15 42-14 36-24S66-1 34 4",
  underlined: "M1 32C30 28 62 29 99 31",
  twice: "M1 31C30 28 66 28 99 30M9 36C36 33 64 33 90 35",
  struck: "M0 23C22 17 40 25 58 20S90 19 100 15",
};

/** A note in handwriting, at an angle, with a stroke at the words that matter. */
function Scribble({ note, mark }: { note: string; mark: Mark }): ReactNode {
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
