import type { ReactNode } from "react";
import { coPilot } from "../../content/co-pilot";
import { clockTime } from "../../content/demo/call";
import { lineAt } from "../../content/demo/lines";
import { callMoments } from "../../content/demo/moments";
import { demoDeal } from "../../content/demo-deal";
import { speakers } from "../../content/hero-scene";
import { CallTime } from "../../ui/call-time";
import { InState, STACK } from "../../ui/crm-scene/in-state";
import { Portrait } from "../../ui/portrait";

const { call, objection } = demoDeal;
const [before, after] = objection.heard.split(objection.words);

/** The customer's meeting tool, light and plain, at the moment of the call that the scene shows. */
export function Meeting(): ReactNode {
  return (
    <InState
      when="live"
      className="rounded-window bg-paper p-2 pb-16 text-small text-paper-body md:[grid-area:1/1] md:flex md:flex-col md:self-stretch md:pr-22 md:pb-2"
    >
      <div className="flex items-center gap-3 px-2 pb-2">
        <b className="flex-1 truncate text-paper-ink">{call.title}</b>
        <span className="xs:hidden">{demoDeal.label}</span>
        <span className="max-xs:hidden">
          <CallTime text={clockTime(callMoments.objection)} />
        </span>
      </div>
      <div className="grid flex-1 grid-cols-[104px_1fr] gap-x-2 md:grid-cols-2 md:grid-rows-[1fr_auto]">
        <Person who="prospect" isSpeaking />
        <Person who="rep" />
        <p className="px-2 pb-2 text-h4 text-paper-ink md:col-span-2 md:pt-3 lg:text-h3">
          {before}
          <span className="decoration-paper-teal decoration-2 underline-offset-4 crm-during:underline">
            {objection.words}
          </span>
          {after}
        </p>
        <div className={`${STACK} px-2 pb-1 text-base max-md:hidden md:col-span-2`}>
          <InState when="without">
            <Reply text={coPilot.hero.unaided} />
          </InState>
          <InState when="during" className="motion-safe:animate-[rise_.3s_2.2s_backwards]">
            <Reply text={lineAt(callMoments.question).text} />
          </InState>
        </div>
      </div>
    </InState>
  );
}

/** What the rep says next. */
function Reply({ text }: { text: string }): ReactNode {
  return (
    <>
      <b className="text-paper-ink">{speakers.rep.name.split(" ")[0]}</b> “{text}”
    </>
  );
}

/** A person's camera, framed while they speak. Narrow windows show only the speaker's, beside the name and the words. */
function Person(props: { who: keyof typeof speakers; isSpeaking?: boolean }): ReactNode {
  const { who, isSpeaking } = props;
  const { name, role } = speakers[who];
  return (
    <div className={isSpeaking ? "flex flex-col max-md:contents" : "flex flex-col max-md:hidden"}>
      <div
        className={`relative row-span-2 overflow-hidden min-h-26 rounded-card md:flex-1 ${isSpeaking ? "outline-2 outline-paper-teal" : ""}`.trim()}
        aria-hidden="true"
      >
        <Portrait who={who} className="origin-bottom max-lg:scale-135" />
      </div>
      <p className="px-2 pt-1">
        <b className="text-paper-ink md:block">{name}</b> {role}
      </p>
    </div>
  );
}
