import type { ReactNode } from "react";
import { playHref } from "../../content/demo/moments";
import { type Appointment, dayOfCall } from "../../content/demo/pipeline";
import { flow, flowSteps } from "../../content/flow";
import { Icon } from "../../ui/icon";
import { PaperWindow, Picture } from "./picture";

/** Whose day it is, and the day in her calendar. */
export function Opening(): ReactNode {
  return (
    <section className="section bg-radial-[52%_100%_at_24%_0] from-teal/18 to-transparent bg-size-[100%_560px] bg-no-repeat pt-26 pb-16 lg:pt-32 lg:pb-20">
      <div className="wrap grid items-center gap-12 lg:grid-cols-[6fr_5fr] lg:gap-24">
        <div>
          <p className="eyebrow">{flow.eyebrow}</p>
          <h1 className="text-display">{flow.heading}</h1>
          <p className="lead">{flow.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <a className="button button-primary max-xs:w-full" href={`#${flowSteps[0]?.id}`}>
              {flow.start}
            </a>
            <a className="button max-xs:w-full" href={playHref}>
              <Icon name="play" />
              {flow.watch}
            </a>
          </div>
        </div>
        <Picture text={flow.calendar.text}>
          <PaperWindow title={flow.calendar.title}>
            <ol className="grid gap-1.5 p-4 sm:p-5">
              {dayOfCall.map((appointment) => (
                <li key={appointment.time} className="grid grid-cols-[48px_1fr] gap-2">
                  <time className="py-2 tabular-nums">{appointment.time}</time>
                  <Entry {...appointment} />
                </li>
              ))}
            </ol>
          </PaperWindow>
        </Picture>
      </div>
    </section>
  );
}

/** Genie's own entries are dark and reach over the calendar's edge; the rep's are part of it. */
const looks = {
  genie: "-mr-6 bg-surface-1 border-teal/40 text-ink shadow-on-paper font-bold sm:-mr-8 lg:-mr-12",
  call: "bg-paper-2 border-paper-teal text-paper-ink",
  none: "border-paper-line text-paper-ink",
} as const;

function Entry({ what, detail, kind = "none" as const }: LooseAppointment): ReactNode {
  return (
    <p
      className={`flex flex-wrap items-center gap-x-2 rounded-small border px-3 py-2 text-base ${looks[kind]}`}
    >
      {kind === "genie" && <SparkMark />}
      {kind === "call" ? <b className="text-paper-ink">{what}</b> : what}
      {detail && <span className="text-small text-paper-body">{detail}</span>}
    </p>
  );
}

type LooseAppointment = Omit<Appointment, "kind"> & { kind?: keyof typeof looks | undefined };

function SparkMark(): ReactNode {
  return (
    <span className="text-teal">
      <Icon name="spark" />
    </span>
  );
}
