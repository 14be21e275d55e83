import type { ReactNode } from "react";
import { timeOfDay } from "../content/demo/calendar";
import type { Appointment } from "../content/demo/pipeline";
import { Icon } from "../ui/icon";

/** The appointments of a rep's day. Genie's are dark, overlap the calendar's edge, and arrive in order. */
export function DayCalendar(props: {
  appointments: readonly Appointment[];
  className: string;
}): ReactNode {
  return (
    <ol className={`plays-on-load grid ${props.className}`}>
      {props.appointments.map(({ time, what, detail, kind }) => (
        <li
          key={time}
          className="grid grid-cols-[64px_1fr] items-center gap-3 sm:gap-5 nth-1:[--at:0.5s] nth-3:[--at:1.1s] nth-4:[--at:1.7s] nth-7:[--at:2.3s]"
        >
          <time dateTime={time} className="whitespace-nowrap tabular-nums">
            {timeOfDay(time)}
          </time>
          <p
            className={`flex flex-wrap items-center gap-x-2 rounded-small border px-3 py-2 text-base min-[1600px]:p-3.5 min-[1600px]:text-lead ${looks[kind ?? "none"]}`}
          >
            {kind === "genie" && <Icon name="spark" className="text-teal" />}
            {kind ? <b>{what}</b> : what}
            {detail && <span className="text-small">{detail}</span>}
          </p>
        </li>
      ))}
    </ol>
  );
}

const looks = {
  genie:
    "on-dark reveal -mr-8 border-teal/40 shadow-on-paper [&>span]:w-full [&>span]:pl-7 sm:-mr-10 xl:-mr-12 min-[1600px]:-mr-14",
  call: "border-teal bg-surface-2",
  none: "border-hairline text-ink",
} as const;
