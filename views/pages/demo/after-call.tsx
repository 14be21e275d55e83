import type { ReactNode } from "react";
import {
  clockTime,
  type Score,
  type Section as ScoreSection,
  timeline,
} from "../../content/demo/call";
import { recordCopy as copy } from "../../content/demo/closeout";
import { playFromHref } from "../../content/demo/moments";
import { risks } from "../../content/demo/risks";
import { demoDeal } from "../../content/demo-deal";
import { integrations } from "../../content/integrations";
import { demoPage } from "../../content/demo/page";
import { Icon } from "../../ui/icon";
import { Island } from "../../layout/island";
import { Scores } from "../../ui/scores";
import { Section } from "../../ui/section";
import { Tone } from "../../ui/tone";
import { windowClass } from "../../ui/window";
import { PartHead } from "./part-head";

/** What remains to do after the call. */
export function AfterCall(): ReactNode {
  return (
    <Section id="after-call" className="pt-8">
      <PartHead {...demoPage.after} />
      <div className="grid gap-12 lg:gap-16">
        <Risks />
        <Island name="closeout" props={{}} />
        <Record />
      </div>
    </Section>
  );
}

const TITLE = "mb-4 text-h4";

function Risks(): ReactNode {
  return (
    <section aria-labelledby="risks-title">
      <h3 id="risks-title" className={TITLE}>
        {copy.risks.title}
      </h3>
      <ul className={`${windowClass} grid md:grid-cols-3`}>
        {risks.map(({ level, title, reason, cure, at }) => (
          <li
            key={title}
            className="row-span-2 grid grid-rows-subgrid gap-0 md:not-first:*:border-l"
          >
            <a
              className="flex flex-col gap-2 border-paper-line p-5 text-teal -outline-offset-4 max-md:bg-surface-2 md:bg-paper md:text-paper-teal md:outline-paper-teal lg:px-6"
              href={playFromHref(at)}
            >
              <q className="text-base text-ink md:text-paper-ink">{lineAt(at)}</q>
              <span className="mt-auto flex min-h-6 items-center gap-2 font-bold">
                <Icon name="play" className="w-4" />
                {copy.risks.play} {clockTime(at)}
              </span>
            </a>
            <div className="grid content-start gap-2 border-hairline p-5 lg:p-6">
              <b>
                <Tone tone={level === "Low" ? "Positive" : level}>
                  {level} {copy.risks.level}
                </Tone>
              </b>
              <h4 className="text-base text-ink">{title}</h4>
              <p className="text-base text-body">{reason}</p>
              <p className="text-base text-body">
                <b>{copy.risks.cure}:</b> {cure}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns what was said at a second of the call. */
const lineAt = (second: number): string | undefined =>
  timeline.find(({ at }) => at === second)?.text;

const scores = Object.fromEntries(
  demoDeal.scorecard.map(({ section, score }) => [section, score]),
) as Record<ScoreSection, Score>;

const reasons = Object.fromEntries(
  demoDeal.scorecard.map(({ section, description }) => [section, description]),
);

function Record(): ReactNode {
  return (
    <details className="group">
      <summary className="flex min-h-16 cursor-pointer items-center justify-between gap-4 border-y border-hairline py-3 text-lead font-bold text-ink">
        {copy.record.title}
        <span className="text-muted group-open:rotate-180 motion-safe:transition-transform">
          <Icon name="chevron" />
        </span>
      </summary>
      <div className="mt-8 grid gap-10 text-small md:grid-cols-2 lg:grid-cols-[13fr_10fr_10fr] lg:gap-16">
        <section aria-labelledby="score-title" className="md:max-lg:col-span-2">
          <h3 id="score-title" className={TITLE}>
            {copy.score.title}
          </h3>
          <Scores
            scores={scores}
            reasons={reasons}
            className="*:min-h-14 *:border-t *:border-hairline *:py-2"
          />
        </section>
        <section aria-labelledby="steps-title">
          <h3 id="steps-title" className={TITLE}>
            {copy.steps.title}
          </h3>
          <ul>
            {demoDeal.nextSteps.map(({ task, due, priority }) => (
              <Row key={task} name={task} detail={due} state={priority} />
            ))}
          </ul>
        </section>
        <section aria-labelledby="integrations-title">
          <h3 id="integrations-title" className={TITLE}>
            {copy.integrations.title}
          </h3>
          <ul>
            {integrations.map(({ name, kind, status }) => (
              <Row
                key={name}
                name={name}
                detail={kind}
                state={status}
                tone={status === "Connected" ? "Positive" : status}
              />
            ))}
          </ul>
        </section>
      </div>
    </details>
  );
}

function Row(props: { name: string; detail: string; state: string; tone?: string }): ReactNode {
  const { name, detail, state, tone = state } = props;
  return (
    <li className="flex min-h-14 items-center gap-4 border-t border-hairline py-2">
      <span className="flex-1 text-muted">
        <b className="block">{name}</b>
        {detail}
      </span>
      <span className="font-bold">
        <Tone tone={tone}>{state}</Tone>
      </span>
    </li>
  );
}
