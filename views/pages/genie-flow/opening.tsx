import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { playHref } from "../../content/demo/moments";
import { timeOfDay } from "../../content/demo/calendar";
import { type Appointment, dayOfCall } from "../../content/demo/pipeline";
import { flow } from "../../content/flow";
import { Icon } from "../../ui/icon";
import { PaperWindow, Picture } from "../../ui/deal-windows/picture";
import { ButtonLink } from "../../ui/button";
import { ClaimScope } from "../../ui/claim-scope";
import { Eyebrow } from "../../ui/eyebrow";
import { Lead } from "../../ui/section";
import { Wrap } from "../../ui/wrap";

/** Introduces the rep and her day, with her calendar. */
export function Opening(): ReactNode {
  return (
    <section className="bg-wash bg-no-repeat pt-26 pb-12">
      <Wrap className="grid items-center gap-12 lg:grid-cols-[6fr_5fr] xl:grid-cols-[8fr_9fr] xl:gap-20 min-[1600px]:grid-cols-2">
        <div>
          <Eyebrow>{flow.eyebrow}</Eyebrow>
          <h1 className="text-headline">
            {flow.heading.split(/(?<=\.) /).map((sentence) => (
              <span key={sentence} className="block">
                {sentence}{" "}
              </span>
            ))}
          </h1>
          <Lead className="mt-5">{flow.lead}</Lead>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink
              tone="primary"
              className="max-xs:flex-1 max-xs:px-2"
              href={paths.betaWaitlist.path}
            >
              {flow.sum.action}
            </ButtonLink>
            <ButtonLink className="max-xs:flex-1 max-xs:px-2" href={playHref}>
              <Icon name="play" />
              {flow.watch}
            </ButtonLink>
          </div>
          <div className="mt-6 flex items-center gap-4">
            <b className="text-h3 font-black whitespace-nowrap text-ink">{flow.claim.figure}</b>
            <ClaimScope claim={flow.claim} />
          </div>
        </div>
        <Picture text={flow.calendar.text}>
          <div className="mr-4 sm:mr-5 xl:mr-7">
            <PaperWindow title={flow.calendar.title}>
              <ol className="grid gap-1.5 p-4 sm:p-5 min-[1600px]:gap-2.5 min-[1600px]:p-7 min-[1600px]:text-base">
                {dayOfCall.map((appointment) => (
                  <li
                    key={appointment.time}
                    className="grid grid-cols-[64px_1fr] items-center gap-3 sm:gap-5 min-[1600px]:grid-cols-[72px_1fr] nth-1:[--at:0.5s] nth-3:[--at:1.1s] nth-4:[--at:1.7s] nth-7:[--at:2.3s]"
                  >
                    <time dateTime={appointment.time} className="whitespace-nowrap tabular-nums">
                      {timeOfDay(appointment.time)}
                    </time>
                    <Entry {...appointment} />
                  </li>
                ))}
              </ol>
            </PaperWindow>
          </div>
        </Picture>
      </Wrap>
    </section>
  );
}

/** Genie's entries are dark and overlap the calendar's edge. They arrive one after the other. */
const looks = {
  genie:
    "motion-safe:starting:opacity-0 motion-safe:starting:-translate-x-3 transition-[opacity,translate] [transition-duration:var(--transition-duration-short),var(--transition-duration-scene)] delay-(--at) -mr-8 bg-surface-1 border-teal/40 text-ink shadow-on-paper font-bold flex-wrap sm:-mr-10 xl:-mr-12 min-[1600px]:-mr-14",
  call: "flex-wrap bg-paper-2 border-paper-teal text-paper-ink",
  none: "border-paper-line text-paper-ink",
} as const;

function Entry({ what, detail, kind = "none" as const }: LooseAppointment): ReactNode {
  return (
    <p
      className={`flex items-center gap-x-2 rounded-small border px-3 py-2 text-base min-[1600px]:p-3.5 min-[1600px]:text-lead ${looks[kind]}`}
    >
      {kind === "genie" && <SparkMark />}
      {kind === "call" ? <b className="text-paper-ink">{what}</b> : what}
      {detail && (
        <span
          className={`text-small min-[1600px]:text-base ${kind === "genie" ? "w-full pl-7 font-normal text-body" : ""}`}
        >
          {detail}
        </span>
      )}
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
