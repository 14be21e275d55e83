import type { ReactNode } from "react";
import { caseStudies } from "../../content/case-studies";
import { due as dues } from "../../content/pilot-protocol";
import { Icon } from "../../ui/icon";
import { SegmentedControl } from "../../ui/segmented-control";
import { PROTOCOL_ID } from "./protocol";

const { protocol, tested, hero } = caseStudies;
const [{ id: first }, { id: example }] = tested.states;

/** Shown while the control is in a state. */
const IN = {
  claims: "group-has-[[value=claims]:checked]/tested:block",
  day: "group-has-[[value=day]:checked]/tested:block",
  quarter: "group-has-[[value=quarter]:checked]/tested:block",
} as const;

/** Results appear row by row. */
const DELAYS = ["", "delay-150", "delay-300", "delay-450", "delay-600"];

/**
 * The claims that a pilot tests, with a place for the visitor's results. Radio buttons show an example's results there, as
 * of two days of a pilot; with motion, those of the first day show for a moment after load.
 */
export function Tested(): ReactNode {
  return (
    <div className="group/tested min-w-0 max-lg:mt-6 print:hidden" data-glimpse={example}>
      <SegmentedControl
        className="flex max-sm:w-full"
        legend={tested.legend}
        name="tested"
        chosen={first}
        options={tested.states.map(({ id, name }) => ({
          value: id,
          label: (
            <span>
              {id !== first && <span className="max-sm:hidden">{tested.example} </span>}
              {name}
            </span>
          ),
        }))}
      />
      {tested.states.map(({ id, text }) => (
        <p key={id} className={`mt-2 hidden ${IN[id]}`}>
          {text}
        </p>
      ))}
      <div className="mt-3 rounded-window on-paper p-4 text-small shadow-window sm:p-6 xl:px-8">
        <Claims />
        <div className="flex flex-wrap items-center justify-between gap-3 pt-3">
          <p>{tested.ifMissed}</p>
          <a
            href={`#${PROTOCOL_ID}`}
            className="-my-3 inline-block py-3 text-teal underline underline-offset-4"
          >
            {hero.whole}
          </a>
        </div>
      </div>
    </div>
  );
}

function Claims(): ReactNode {
  return (
    <table className="w-full table-fixed border-collapse text-left text-ink">
      <thead className="border-b-2 border-ink">
        <tr>
          <td className="w-[29%] pb-2 font-bold sm:w-[32%]">{protocol.measure}</td>
          <th scope="col" className="w-[36%] pb-2 sm:w-[30%]">
            {protocol.claim}
          </th>
          <th scope="col" className="pb-2">
            <span className={`hidden ${IN.claims}`}>{tested.yours}</span>
            <span className={`hidden ${IN.day} ${IN.quarter}`}>{tested.head}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {protocol.measures.map(({ name, claim, short, due }, row) => {
          const isLate = due === dues.quarter;
          const isMissed = tested.misses.includes(claim);
          return (
            <tr key={name} className="border-b border-hairline">
              <th scope="row" className="py-2 pr-2 font-normal text-muted sm:text-base">
                {name}
              </th>
              <td className="py-2 pr-2 text-base font-bold sm:text-lead">{short}</td>
              <td className="py-2">
                <span
                  className={`hidden min-h-14 content-center rounded-small border border-dashed border-field px-2 text-muted sm:px-3 ${IN.claims} ${isLate ? IN.day : ""}`.trim()}
                >
                  {due}
                </span>
                <span
                  className={`hidden min-h-14 content-center rounded-small px-2 [animation-fill-mode:backwards] motion-safe:animate-rise sm:px-3 ${isMissed ? "bg-surface-2" : "bg-approved"} ${DELAYS[row]} ${isLate ? "" : IN.day} ${IN.quarter}`}
                >
                  <span className="gap-x-2 sm:flex sm:items-center">
                    <b className="text-base sm:text-lead">{tested.after[row]}</b>
                    <span
                      className={`flex items-center gap-1 ${isMissed ? "font-bold text-error" : ""}`.trim()}
                    >
                      <Icon name={isMissed ? "close" : "check"} className="w-4" />
                      {isMissed ? tested.missed : tested.met}
                    </span>
                  </span>
                  <span className="text-muted max-sm:hidden">
                    {protocol.without}: {tested.without[row]}
                  </span>
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
