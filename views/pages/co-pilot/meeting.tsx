import type { ReactNode } from "react";
import { crmScene } from "../../content/crm-scene";
import { CALL_SECONDS, clockTime } from "../../content/demo/call";
import { callMoments } from "../../content/demo/moments";
import { demoDeal } from "../../content/demo-deal";
import { speakers } from "../../content/hero-scene";
import { CallTime } from "../../ui/call-time";
import { InState, STACK } from "../../ui/crm-scene/in-state";
import { Portrait } from "../../ui/portrait";

const { call, label, objection } = demoDeal;
const { during, after } = crmScene.notes;

/** The customer's meeting tool, light and plain, at the moment of the call that a state of the scene shows. */
export function Meeting(): ReactNode {
  return (
    <div className="rounded-window border border-paper-line bg-paper p-2 pb-16 text-small text-paper-body shadow-window md:pb-2">
      <div className="flex items-center gap-3 px-2 pb-2">
        <b className="flex-1 truncate text-paper-ink">{call.title}</b>
        <span className="max-lg:hidden">{label}</span>
        <div className={`${STACK} md:mr-18`}>
          {(["without", "during"] as const).map((state) => (
            <InState key={state} when={state}>
              <CallTime text={clockTime(callMoments.objection)} />
            </InState>
          ))}
          <InState when="after">
            <CallTime text={clockTime(CALL_SECONDS)} />
          </InState>
        </div>
      </div>
      <div className="grid grid-cols-2 gap-2 md:mr-16" aria-hidden="true">
        <Tile who="prospect" />
        <Tile who="rep" />
      </div>
      <div className={`${STACK} px-2 pt-4 pb-2 md:pr-20 lg:pb-3`}>
        {(["without", "during"] as const).map((state) => (
          <InState key={state} when={state}>
            <Quote />
          </InState>
        ))}
        <InState when="after">
          <b className="text-paper-ink">{after.title}</b>
          <ul className="mt-1 list-disc pl-4">
            {after.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </InState>
      </div>
    </div>
  );
}

function Tile({ who }: { who: keyof typeof speakers }): ReactNode {
  const { name, role } = speakers[who];
  return (
    <div className="relative h-36 overflow-hidden rounded-card transition-opacity duration-medium crm-after:opacity-60 md:h-64 lg:h-68 2xl:h-80">
      <Portrait who={who} />
      <p className="absolute bottom-2 left-2 rounded-small bg-paper/90 px-3 py-1">
        <b className="text-paper-ink">{name}</b> <span className="max-lg:hidden">{role}</span>
      </p>
    </div>
  );
}

/** What the buyer says, as a caption. */
function Quote(): ReactNode {
  return (
    <>
      <b className="text-paper-ink">{during.title}</b>
      <p className="text-lead text-paper-ink">{objection.heard}</p>
    </>
  );
}
