import type { ReactNode } from "react";
import { coPilot } from "../../content/co-pilot";
import { clockTime } from "../../content/demo/call";
import { lineAt } from "../../content/demo/lines";
import { callMoments } from "../../content/demo/moments";
import { demoDeal } from "../../content/demo-deal";
import { speakers } from "../../content/hero-scene";
import { HeardText } from "../../product/heard-text";
import { CallTime } from "../../ui/call-time";
import { InState, STACK } from "../../product/crm-scene/in-state";
import { NamePlate } from "../../ui/name-plate";

const { call, objection } = demoDeal;

/** The customer's meeting tool, light and plain, at the moment of the call that the scene shows. */
export function Meeting(): ReactNode {
  return (
    <InState
      when="live"
      className="rounded-window bg-paper p-3 pb-16 text-small text-paper-body md:[grid-area:1/1] md:flex md:flex-col md:self-stretch md:pr-22 md:pb-3 lg:p-4 lg:pr-22"
    >
      <div className="flex items-center gap-3 pb-2 lg:pb-3">
        <b className="flex-1 truncate text-paper-ink">{call.title}</b>
        <span className="xs:hidden">{demoDeal.label}</span>
        <span className="max-xs:hidden">
          <CallTime text={clockTime(callMoments.objection)} />
        </span>
      </div>
      <div className="grid flex-1 gap-2 md:gap-3">
        <Turn who="prospect" isSpeaking>
          <p className="text-h4 text-paper-ink lg:text-h3">
            <HeardText
              text={objection.heard}
              words={objection.words}
              className="decoration-paper-teal decoration-2 underline-offset-4 crm-during:underline"
            />
          </p>
        </Turn>
        <Turn who="rep">
          <div className={`${STACK} text-lead text-paper-ink`}>
            <InState when="without">“{coPilot.hero.unaided}”</InState>
            <InState when="during" className="motion-safe:animate-[rise_.3s_2.2s_backwards]">
              “{lineAt(callMoments.question).text}”
            </InState>
          </div>
        </Turn>
      </div>
    </InState>
  );
}

/** What a person says. Phones show only the speaker's turn. */
function Turn(props: {
  who: keyof typeof speakers;
  isSpeaking?: boolean;
  children: ReactNode;
}): ReactNode {
  const { who, isSpeaking, children } = props;
  return (
    <div
      className={`flex flex-col justify-center gap-2 rounded-card p-3 lg:p-5 ${isSpeaking ? "bg-paper-2 outline-2 outline-paper-teal" : "max-md:hidden"}`}
    >
      <NamePlate {...speakers[who]} />
      {children}
    </div>
  );
}
