import type { ReactNode } from "react";
import { flow, flowSteps } from "../../content/flow";

/**
 * The stops of the day, in a strip that stays in view. Where the browser can follow the scroll position in CSS, the stop
 * in view is marked; elsewhere the one that the address names (`styles/pages/genie-flow.css`).
 */
export function Stepper(): ReactNode {
  return (
    <nav
      data-stepper
      className="sticky top-14 z-5 border-b border-hairline bg-canvas"
      aria-label={flow.stepper}
    >
      <ol className="mx-auto flex max-w-page px-4 sm:px-6">
        {flowSteps.map(({ id, time, day, name }) => (
          <li key={id} className="flex-1">
            <a
              href={`#${id}`}
              className="flex min-h-14 flex-col items-center justify-center border-b-2 border-[color:var(--stop,transparent)] text-small text-[color:var(--stop-ink,var(--color-muted))] transition-colors duration-short hover:text-ink lg:flex-row lg:gap-2 forced-colors:[text-decoration-line:var(--stop-line,none)]"
            >
              <time className="font-bold tabular-nums">{time}</time>
              <span className="max-sm:hidden">{name}</span>
              <span className="sm:hidden">{day}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
