import type { ReactNode } from "react";
import { clockTime } from "../../content/demo/call";
import { lineAt } from "../../content/demo/lines";
import { callMoments } from "../../content/demo/moments";
import { demoDeal } from "../../content/demo-deal";
import { demoHref } from "../../content/demo-links";
import { featuresPage } from "../../content/features";
import { Island } from "../../layout/island";
import { CallTime } from "../../ui/call-time";
import { Icon } from "../../ui/icon";
import { MoreLink } from "../../ui/more-link";
import { Section } from "../../ui/section";
import { Waveform } from "../../ui/waveform";
import { CountedScope } from "./counted-scope";
import { Head } from "./head";

/** The call's last words, then the tasks after it, interactive. */
export function WrapUp(): ReactNode {
  const { title, lead, market, claim, action } = featuresPage.wrapUp;
  const at = callMoments.closing;
  return (
    <Section id="wrap-up">
      <div className="mb-6 flex flex-wrap items-center gap-x-6 lg:mb-10">
        <a
          className="inline-flex min-h-11 items-center gap-2 font-bold text-teal hover:text-teal-hover"
          href={demoHref(at)}
        >
          <Icon name="play" className="w-4" />
          <CallTime text={clockTime(at)} />
        </a>
        <p>
          <b>{demoDeal.people.stakeholders[0].name}:</b> <q>{lineAt(at).text}</q>
        </p>
        <Waveform className="h-8 flex-1 stroke-1 text-decoration max-lg:hidden" played={1} />
      </div>
      <Head title={title} lead={lead}>
        <div className="mt-3">
          <span className="mr-2 text-small text-muted">{market}</span>
          <b>{claim.figure}</b> <CountedScope claim={claim} />
        </div>
      </Head>
      <Island name="closeout" props={{}} />
      <MoreLink className="mt-4" href={demoHref("after-call")}>
        {action}
      </MoreLink>
    </Section>
  );
}
