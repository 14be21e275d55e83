import type { ReactNode } from "react";
import { clockTime } from "../../../content/demo/call";
import { demoDeal } from "../../../content/demo-deal";
import { captions, speakers } from "../../../content/hero-scene";
import { home } from "../../../content/home";
import { HeardText } from "./heard-text";
import { Portrait } from "../../../ui/portrait";

const BEATS = ["first", "second", "third", "fourth"];

/** The customer's meeting tool, light and plain to contrast with Genie. */
export function Meeting(): ReactNode {
  return (
    <div className="overflow-hidden rounded-window border border-paper-line bg-paper text-small text-paper-body shadow-window lg:w-meeting">
      <div className="flex h-10 items-center gap-3 border-b border-paper-line px-4 max-sm:hidden">
        <b className="text-paper-ink">{home.hero.meeting}</b>
        <span>{demoDeal.label}</span>
      </div>
      <div className="grid gap-2 p-2 *:max-sm:[grid-area:1/1] sm:grid-cols-2">
        <Tile who="prospect" />
        <Tile who="rep" />
      </div>
      <div className="mx-2 mb-4 grid rounded-small bg-paper-2 px-4 py-3 text-lead text-paper-ink max-sm:mb-6 max-sm:bg-paper max-sm:p-0 max-sm:text-base lg:pr-22">
        {captions.map((caption, index) => (
          <p
            key={caption.at}
            data-caption={BEATS[index]}
            className={
              index < 3
                ? "[grid-area:1/1] not-first:opacity-0"
                : "max-sm:[grid-area:1/1] max-sm:opacity-0"
            }
          >
            <span className="mr-3 text-small text-paper-teal max-sm:hidden">
              {clockTime(caption.at)}
            </span>
            <HeardText caption={caption} />
          </p>
        ))}
      </div>
    </div>
  );
}

/** A participant's tile. On phones, both tiles are in one place, with the speaker on top. */
export function Tile({ who }: { who: keyof typeof speakers }): ReactNode {
  const { name, role } = speakers[who];
  return (
    <div
      data-tile={who}
      className={`relative h-10 overflow-hidden rounded-card sm:h-28 lg:h-54 ${who === "rep" ? "max-sm:opacity-0" : ""}`}
    >
      {/* Genie covers the right part of the rep's tile. */}
      <Portrait who={who} className={`max-sm:w-16 ${who === "rep" ? "lg:-left-10" : ""}`} />
      <p className="absolute bottom-2 left-2 max-sm:left-16 flex items-center gap-2 rounded-small bg-paper px-3 py-1">
        <span className="waves flex h-4 items-center gap-1" data-speaker={who}>
          {[1, 2, 3, 4, 5].map((bar) => (
            <i key={bar} className="h-full w-0.5 bg-paper-teal" />
          ))}
        </span>
        <b className="text-paper-ink">{name}</b>
        <span className="max-xl:hidden">{role}</span>
      </p>
    </div>
  );
}
