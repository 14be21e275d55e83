import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { contactForm, contactPage, contactTopics } from "../../content/contact";
import type { Page } from "../../page";
import { ContactForm } from "../../forms/contact-form";
import { Opening } from "../../ui/opening";
import { Eyebrow } from "../../ui/eyebrow";
import { Lead } from "../../ui/section";
import { AfterSending } from "./after-sending";
import { OtherWays } from "./other-ways";

export const contact: Page = {
  place: paths.contact,
  title: contactPage.title,
  description: contactPage.description,
  social: contactPage.social,
  styles: "contact",
  queryKeys: ["topic", "about"],
  View: ({ query, form, facts }) => {
    const isAnswered = facts?.isContactAnswered === true;
    const pilot = query?.get("about") === "pilot" ? contactPage.pilot : undefined;
    const { heading, lead } = pilot ?? contactPage;
    const { done } = contactForm;
    const sent = isAnswered ? done.heading : done.headingUnanswered;
    const unanswered = isAnswered ? undefined : pilot?.leadUnanswered;
    return (
      <div className="group/contact" data-typed-here>
        <Opening className="grid items-start gap-10 sm:gap-14 lg:grid-cols-[5fr_6fr] lg:grid-rows-[auto_1fr] lg:gap-x-24 lg:gap-y-12">
          <div>
            <Eyebrow>{contactPage.eyebrow}</Eyebrow>
            {form?.status === "done" ? (
              <h1 className="text-display">{sent}</h1>
            ) : (
              <Ask heading={heading} sent={sent} lead={unanswered ?? lead} />
            )}
          </div>
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <ContactForm
              topic={topicOf(query)}
              state={form ?? (pilot && { status: "idle", values: { message: pilot.message } })}
              isAnswered={isAnswered}
            />
          </div>
          <AfterSending isAnswered={isAnswered} />
        </Opening>
        <OtherWays />
      </div>
    );
  },
};

/** The heading and lead, and instead of them, once the script has sent the form, the heading `sent`. */
function Ask({ heading, sent, lead }: Record<"heading" | "sent" | "lead", string>): ReactNode {
  return (
    <>
      <h1 className="text-display">
        <span className="group-has-[[data-again]]/contact:hidden">{heading}</span>
        <span className="hidden group-has-[[data-again]]/contact:inline">{sent}</span>
      </h1>
      <Lead className="mt-5 group-has-[[data-again]]/contact:hidden">{lead}</Lead>
    </>
  );
}

/** Returns the topic in the query, or the first one. */
function topicOf(query: URLSearchParams | undefined): string {
  const asked = query?.get("topic");
  return (contactTopics.find(({ key }) => key === asked) ?? contactTopics[0]).key;
}
