import type { ReactNode } from "react";
import { lineAt } from "../../content/demo/lines";
import { callMoments } from "../../content/demo/moments";
import { demoDeal } from "../../content/demo-deal";
import { demoHref } from "../../content/demo-links";
import { featuresPage } from "../../content/features";
import { ButtonLink } from "../../ui/button";
import { CallTime } from "../../product/call-time";
import { CloseoutWindow } from "../../product/closeout-window";
import { followUpMail } from "../../content/demo/after-call";
import { Icon } from "../../ui/icon";
import { Lead, Section } from "../../ui/section";
import { CountedScope } from "./counted-scope";

/** The call's last words, then the closeout as the rep approved it, which the demo lets visitors try. */
export function WrapUp(): ReactNode {
  const { title, lead, market, claim, action, window, edit } = featuresPage.wrapUp;
  const at = callMoments.closing;
  return (
    <Section id="wrap-up">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[5fr_7fr] lg:items-center xl:gap-x-20">
        <div>
          <p className="mb-4 flex gap-2">
            <a
              className="flex min-h-11 items-center gap-2 self-start font-bold text-teal hover:text-teal-hover"
              href={demoHref(at)}
            >
              <Icon name="play" className="w-4" />
              <CallTime at={at} />
            </a>
            <span className="py-2.5">
              <b>{demoDeal.people.stakeholders[0].name}:</b> <q>{lineAt(at).text}</q>
            </span>
          </p>
          <h2>{title}</h2>
          <Lead className="mt-4">{lead}</Lead>
          <div className="mt-3">
            <span className="mr-2 text-small text-muted">{market}</span>
            <b>{claim.figure}</b> <CountedScope claim={claim} />
          </div>
          <ButtonLink tone="primary" className="mt-5" href={demoHref("crm-title")}>
            {action}
          </ButtonLink>
        </div>
        <CloseoutWindow
          deal={demoDeal}
          text={window}
          edit={{ cut: followUpMail.cut, note: edit }}
        />
      </div>
    </Section>
  );
}
