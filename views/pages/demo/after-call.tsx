import type { ReactNode } from "react";
import { recordCopy as copy } from "../../content/demo/closeout";
import { lineAt } from "../../content/demo/lines";
import { playFromHref } from "../../content/demo/moments";
import { risks } from "../../content/demo/risks";
import { demoDeal } from "../../content/demo-deal";
import { integrations } from "../../content/integrations";
import { demoPage } from "../../content/demo/page";
import { CallTime } from "../../product/call-line";
import { NextSteps } from "../../product/email-draft";
import { Scorecard } from "../../product/score";
import { Tone } from "../../ui/badge";
import { Summary } from "../../ui/disclosure";
import { Icon } from "../../ui/icon";
import { Island } from "../../layout/island";
import { Section } from "../../ui/section";
import { windowClass } from "../../product/window";
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
              className="on-paper flex flex-col gap-2 border-hairline p-5 -outline-offset-4 lg:px-6"
              href={playFromHref(at)}
            >
              <q className="text-base text-ink">{lineAt(at).text}</q>
              <span className="mt-auto flex min-h-6 items-center gap-2 font-bold text-teal">
                <Icon name="play" className="w-4" />
                <span>
                  {copy.risks.play} <CallTime at={at} />
                </span>
              </span>
            </a>
            <div className="grid content-start gap-2 border-hairline p-5 lg:p-6">
              <b>
                <Tone tone={level}>
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

const ROWS = "*:min-h-14 *:border-t *:border-hairline *:py-2";

function Record(): ReactNode {
  return (
    <details className="group border-b border-hairline">
      <Summary>{copy.record.title}</Summary>
      <div className="mt-8 grid gap-10 text-small md:grid-cols-2 lg:grid-cols-[13fr_10fr_10fr] lg:gap-16">
        <section aria-labelledby="score-title" className="md:max-lg:col-span-2">
          <h3 id="score-title" className={TITLE}>
            {copy.score.title}
          </h3>
          <Scorecard lines={demoDeal.scorecard} className={ROWS} />
        </section>
        <section aria-labelledby="steps-title">
          <h3 id="steps-title" className={TITLE}>
            {copy.steps.title}
          </h3>
          <NextSteps steps={demoDeal.nextSteps} hasPriorities className={ROWS} />
        </section>
        <section aria-labelledby="integrations-title">
          <h3 id="integrations-title" className={TITLE}>
            {copy.integrations.title}
          </h3>
          <ul className={ROWS}>
            {integrations.map(({ name, kind, status }) => (
              <li key={name} className="flex items-center gap-3">
                <span className="flex-1 text-muted">
                  <b className="block">{name}</b>
                  {kind}
                </span>
                <b>
                  <Tone tone={status} />
                </b>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </details>
  );
}
