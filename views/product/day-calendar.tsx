import type { ReactNode } from "react";
import { timeOfDay } from "../content/demo/calendar";
import type { Appointment } from "../content/demo/pipeline";
import { Icon } from "../ui/icon";

/** The appointments of a rep's day, with Genie's entries among them. */
export function DayCalendar(props: {
  appointments: readonly Appointment[];
  className: string;
}): ReactNode {
  return (
    <ol className={`grid ${props.className}`}>
      {props.appointments.map((appointment) => (
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
  );
}

/** Genie's entries are dark and overlap the calendar's edge. They arrive one after the other. */
const looks = {
  genie:
    "motion-safe:starting:opacity-0 motion-safe:starting:-translate-x-3 transition-[opacity,translate] [transition-duration:var(--transition-duration-short),var(--transition-duration-scene)] delay-(--at) -mr-8 bg-surface-1 border-teal/40 text-ink shadow-on-paper font-bold flex-wrap sm:-mr-10 xl:-mr-12 min-[1600px]:-mr-14",
  call: "flex-wrap bg-paper-2 border-paper-teal text-paper-ink",
  none: "border-paper-line text-paper-ink",
} as const;

function Entry({ what, detail, kind }: Appointment): ReactNode {
  return (
    <p
      className={`flex items-center gap-x-2 rounded-small border px-3 py-2 text-base min-[1600px]:p-3.5 min-[1600px]:text-lead ${looks[kind ?? "none"]}`}
    >
      {kind === "genie" && <Icon name="spark" className="text-teal" />}
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
