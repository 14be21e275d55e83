import type { ReactNode } from "react";
import { flow, flowSteps } from "../../content/flow";

/**
 * The stops of the day, beside them on wide screens and above them on narrow ones. Where the browser can follow the
 * scroll position in CSS, the stop in view is marked; elsewhere the one that the address names.
 */
export function Stepper(): ReactNode {
  return (
    <nav className="stepper" aria-label={flow.stepper}>
      <ol>
        {flowSteps.map(({ id, time, day, name }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <time>{time}</time>
              <b>{name}</b>
              <small>{day}</small>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
