import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { caseStudiesText } from "../../text/pages-text";
import { caseStudies as copy } from "../../content/case-studies";
import { mainActions, pilotHref } from "../../content/links";
import type { Page } from "../../page";
import type { FormState } from "../../forms/form-state";
import { NotifyForm } from "../../forms/notify-form";
import { Pill } from "../../ui/badge";
import { Button, ButtonLink } from "../../ui/button";
import { Closing } from "../../ui/closing";
import { Lead, Section } from "../../ui/section";
import { Wrap } from "../../ui/wrap";
import { ClaimList } from "./claim-list";
import { Counted } from "./counted";
import { Protocol } from "./protocol";
import { Tested } from "./tested";

export const caseStudies: Page = {
  place: paths.caseStudies,
  title: copy.title,
  description: copy.description,
  folder: "case-studies",
  markdown: caseStudiesText,
  social: copy.social,
  View: ({ form }) => (
    <>
      <Hero />
      <div className="print:hidden">
        <Counted />
        <ClaimList />
        <Notify form={form} />
      </div>
      <Closing {...copy.close} action={{ ...mainActions.call, href: pilotHref }} />
    </>
  ),
};

/** The page's heading, with the claims of the pilot protocol beside it. The protocol itself shows below once linked to. */
function Hero(): ReactNode {
  const { name, badge, title, lead, deal, few } = copy.hero;
  return (
    <section className="overflow-clip bg-wash bg-no-repeat pt-20 pb-12 sm:pt-24 lg:pb-section print:bg-none print:p-0">
      <Wrap className="gap-x-16 lg:grid lg:grid-cols-[6fr_7fr] xl:grid-cols-[13fr_14fr] print:block">
        <div className="min-w-0 lg:pt-3 print:hidden">
          <p className="mb-4 flex items-center gap-3">
            {name} <Pill>{badge}</Pill>
          </p>
          <h1 className="text-display">{title}</h1>
          <Lead className="mt-3">{lead}</Lead>
          <dl className="mt-4">
            {deal.map(({ name: part, text }) => (
              <div key={part} className="flex gap-2 border-hairline sm:border-t sm:py-2 lg:py-3">
                <dt className="w-20 flex-none font-bold text-ink sm:w-28">{part}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-4 flex flex-wrap items-center sm:mt-6 gap-x-3 gap-y-3 sm:gap-x-4">
            <ButtonLink tone="primary" className="max-xs:flex-1 max-xs:px-1" href={pilotHref}>
              {mainActions.call.name}
            </ButtonLink>
            <Button
              type="button"
              className="max-xs:flex-1 max-xs:px-2 noscript:hidden"
              data-print=""
            >
              {copy.protocol.print}
            </Button>
          </p>
          <p className="mt-3 text-small max-sm:hidden">
            {few.text}{" "}
            <a className="text-teal underline underline-offset-4" href={few.href}>
              {few.name}
            </a>
            . {few.needs}
          </p>
        </div>
        <Tested />
        <Protocol />
      </Wrap>
    </section>
  );
}

/** Puts the form's field, its first child, and its button in one row. */
const FORM_IN_A_ROW =
  "sm:[&>form]:grid-cols-[1fr_auto] sm:[&>form>*]:col-span-2 sm:[&>form>:first-child]:col-span-1 sm:[&>form>button]:col-[2] sm:[&>form>button]:row-start-1 sm:[&>form>button]:mt-9.5 sm:[&>form>button]:self-start";

/** Once the form was sent, its result is a list, which takes the heading's place. */
function Notify({ form }: { form: FormState | undefined }): ReactNode {
  const { path, title } = paths.caseStudies;
  return (
    <Section className="border-t border-hairline">
      <div className="group/notify grid gap-x-12 gap-y-6 lg:grid-cols-2 lg:has-[dl]:grid-cols-1">
        <div className="group-has-[dl]/notify:hidden">
          <h2 className="text-h3">{copy.notify.title}</h2>
          <p className="mt-2">{copy.notify.text}</p>
        </div>
        <div className={`${FORM_IN_A_ROW} lg:[&_dl]:grid-cols-3 lg:[&_dl]:gap-x-10`}>
          <NotifyForm title={title} path={path} state={form} />
        </div>
      </div>
    </Section>
  );
}
