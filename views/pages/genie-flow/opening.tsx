import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { dayOfCall } from "../../content/demo/pipeline";
import { flow, flowSteps } from "../../content/flow";
import { Icon } from "../../ui/icon";
import { Window } from "../../ui/window";

/** Whose day it is, and the day in her calendar. */
export function Opening(): ReactNode {
  return (
    <section className="section opening">
      <div className="wrap">
        <div>
          <p className="eyebrow">{flow.eyebrow}</p>
          <h1>{flow.heading}</h1>
          <p className="lead">{flow.lead}</p>
          <div className="actions">
            <a className="button button-primary" href={`#${flowSteps[0]?.id}`}>
              {flow.start}
            </a>
            <a className="button" href={paths.demo.path}>
              <Icon name="play" />
              {flow.watch}
            </a>
          </div>
        </div>
        <Window className="calendar" {...flow.calendar}>
          <ol>
            {dayOfCall.map(({ time, what, detail, kind }) => (
              <li key={time} data-kind={kind}>
                <time>{time}</time>
                <p>
                  {kind === "genie" && <Icon name="spark" />}
                  {kind === "call" ? <b>{what}</b> : what}
                  {detail && <span>{detail}</span>}
                </p>
              </li>
            ))}
          </ol>
        </Window>
      </div>
    </section>
  );
}
