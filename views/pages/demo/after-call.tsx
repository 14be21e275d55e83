import type { ReactNode } from "react";
import { endpoints } from "../../../src/paths";
import { risks } from "../../content/demo/after-call";
import { clockTime, type Score, type Section as ScoreSection } from "../../content/demo/call";
import { closeout as words } from "../../content/demo/closeout";
import { momentHref } from "../../content/demo/moments";
import { demoDeal } from "../../content/demo-deal";
import { integrations } from "../../content/integrations";
import { demoPage } from "../../content/demo/page";
import { Icon } from "../../ui/icon";
import { Island } from "../../layout/island";
import { Scores } from "../../ui/scores";
import { Section } from "../../ui/section";
import { SplitHead } from "../../ui/split-head";
import { Tone } from "../../ui/tone";

/** What remains to do after the call. */
export function AfterCall(): ReactNode {
  return (
    <Section id="after-call" className="pt-0">
      <SplitHead {...demoPage.after} />
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
        {words.risks.title}
      </h3>
      <ul className="grid border-y border-hairline md:grid-cols-3">
        {risks.map(({ level, title, reason, cure, at }) => (
          <li
            key={title}
            className="flex flex-col items-start gap-2 border-hairline pt-6 pb-3 not-first:border-t md:px-6 md:not-first:border-t-0 md:not-first:border-l md:first:pl-0 lg:px-8"
          >
            <span className="text-small font-bold">
              <Tone tone={level}>
                {level} {words.risks.level}
              </Tone>
            </span>
            <h4 className="text-ink">{title}</h4>
            <p>{reason}</p>
            <p>
              <b>{words.risks.cure}:</b> {cure}
            </p>
            <a
              className="mt-auto inline-flex min-h-11 items-center gap-2 text-small font-bold text-teal hover:text-teal-hover"
              href={momentHref(at)}
            >
              <Icon name="play" className="w-4" />
              {words.risks.hear} {clockTime(at)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
        {words.record.title}
        <span className="text-muted group-open:rotate-180 motion-safe:transition-transform motion-safe:duration-short">
          <Icon name="chevron" />
        </span>
      </summary>
      <div className="mt-8 grid gap-10 text-small md:grid-cols-2 lg:grid-cols-[13fr_10fr_10fr] lg:gap-16">
        <section aria-labelledby="score-title" className="md:max-lg:col-span-2">
          <h3 id="score-title" className={TITLE}>
            {words.score.title}
          </h3>
          <Scores
            scores={scores}
            reasons={reasons}
            className="*:min-h-14 *:border-t *:border-hairline *:py-2"
          />
        </section>
        <section aria-labelledby="steps-title">
          <h3 id="steps-title" className={TITLE}>
            {words.steps.title}
          </h3>
          <ul>
            {demoDeal.nextSteps.map(({ task, due, priority }) => (
              <Row key={task} name={task} detail={due} state={priority} />
            ))}
          </ul>
        </section>
        <section aria-labelledby="integrations-title">
          <h3 id="integrations-title" className={TITLE}>
            {words.integrations.title}
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
        <p className="text-muted md:col-span-2 lg:col-span-3">
          <a className="underline underline-offset-3 hover:text-ink" href={endpoints.demoRecord}>
            {words.record.json}
          </a>{" "}
          ·{" "}
          <a
            className="underline underline-offset-3 hover:text-ink"
            href={endpoints.demoRecordSchema}
          >
            {words.record.schema}
          </a>
        </p>
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
