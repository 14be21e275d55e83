import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { changesSince, versionsOf } from "../../text/documents";
import { preferences } from "../../content/preferences";
import { Chevron } from "../../ui/disclosure";
import { longDate } from "../../ui/long-date";

const copy = preferences.agreed;

/** A step of a consent, with the text that was shown or our team's reason, and the version of the privacy policy. `at` is in ISO 8601. */
export type ConsentStep = {
  change: "signed up" | "confirmed" | "unsubscribed";
  how: string;
  sentence?: string | undefined;
  version?: string | undefined;
  at: string;
};

/** Whether a sign-up for one email ended because that email was sent. */
export const hasEndedBySending = (step: Pick<ConsentStep, "how"> | undefined): boolean =>
  step?.how === "announcement";

/** Every step of the consent to one list, collapsed. */
export function ConsentSteps(props: { list: string; steps: readonly ConsentStep[] }): ReactNode {
  const { list, steps } = props;
  if (steps.length === 0) return null;
  return (
    <details className="group col-span-full text-small">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-bold text-teal hover:text-teal-hover">
        {copy.title}
        <span className="sr-only">: {list}</span>
        <Chevron />
      </summary>
      <ol className="mt-2 grid gap-5">
        {steps.map((step) => (
          <Step key={step.at} {...step} />
        ))}
      </ol>
    </details>
  );
}

function keyOf(step: ConsentStep): keyof typeof copy.steps {
  if (hasEndedBySending(step)) return "announced";
  return step.how === "team" ? "byTeam" : step.change;
}

function Step(step: ConsentStep): ReactNode {
  const { sentence, version, at } = step;
  return (
    <li className="border-l-2 border-hairline-strong pl-4">
      <p className="text-muted">
        {copy.steps[keyOf(step)]},{" "}
        <time dateTime={at} className="whitespace-nowrap">
          {longDate.format(new Date(at))}
        </time>
      </p>
      {!hasEndedBySending(step) && (
        <p className="text-ink">{sentence ? <q>{sentence}</q> : copy.noWords}</p>
      )}
      {version && <PolicyVersion version={version} day={at.slice(0, 10)} />}
    </li>
  );
}

/** The version of the policy that was agreed to, with the facts about the operator on that day. */
function PolicyVersion({ version, day }: { version: string; day: string }): ReactNode {
  const policy = paths.legalPrivacy;
  const published = versionsOf(policy).find(({ updated }) => updated === version);
  const changes = changesSince(policy, version);
  return (
    <>
      <p className="mt-1">
        {copy.policy}{" "}
        {published ? (
          <a
            className="text-teal underline underline-offset-4"
            href={`${published.place.path}?on=${day}`}
          >
            {version}
          </a>
        ) : (
          version
        )}
        . {changes.length === 0 ? copy.unchanged : copy.changed}
      </p>
      {changes.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {changes.map((change) => (
            <li key={change.version}>
              {change.version}: {change.what}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
