import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { caseStudiesText } from "../../content/pages-text";
import { caseStudies as copy } from "../../content/case-studies";
import { contactHref } from "../../content/links";
import type { Page } from "../../page";
import type { FormState } from "../../forms/form-state";
import { NotifyForm } from "../../forms/notify-form";
import { Pill } from "../../ui/badge";
import { ButtonLink } from "../../ui/button";
import { MoreLink } from "../../ui/more-link";
import { Lead, Section } from "../../ui/section";
import { Wrap } from "../../ui/wrap";
import { ClaimList, ClaimsAhead } from "./claim-list";
import { PilotDays } from "./pilot-days";
import { Protocol, PROTOCOL_ID } from "./protocol";
import { Tally } from "./tally";

export const caseStudies: Page = {
  place: paths.caseStudies,
  title: copy.title,
  description: copy.description,
  styles: "case-studies",
  markdown: caseStudiesText,
  social: copy.social,
  View: ({ form }) => (
    <>
      <Hero />
      <ClaimsAhead />
      <PilotDays />
      <ClaimList />
      <Protocol />
      <Notify form={form} />
    </>
  ),
};

function Hero(): ReactNode {
  const { name, badge, title, lead, action, talk } = copy.hero;
  return (
    <section className="bg-wash bg-no-repeat pt-28 pb-section lg:pt-36 print:hidden">
      <Wrap className="grid items-center gap-12 lg:grid-cols-[7fr_5fr] lg:gap-20">
        <div>
          <p className="mb-4 flex items-center gap-3">
            {name} <Pill>{badge}</Pill>
          </p>
          <h1>{title}</h1>
          <Lead className="mt-5">{lead}</Lead>
          <p className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">
            <ButtonLink tone="primary" className="max-xs:w-full" href={`#${PROTOCOL_ID}`}>
              {action}
            </ButtonLink>
            <MoreLink href={contactHref("call")}>{talk}</MoreLink>
          </p>
        </div>
        <Tally />
      </Wrap>
    </section>
  );
}

function Notify({ form }: { form: FormState | undefined }): ReactNode {
  const { path, title } = paths.caseStudies;
  return (
    <Section className="border-t border-hairline print:hidden">
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-24">
        <div>
          <h2>{copy.notify.title}</h2>
          <Lead className="mt-4">{copy.notify.text}</Lead>
        </div>
        <NotifyForm title={title} path={path} state={form} />
      </div>
    </Section>
  );
}
