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
    const unanswered = isAnswered ? undefined : pilot?.leadUnanswered;
    return (
      <>
        <Opening className="group/contact grid items-start gap-10 sm:gap-14 lg:grid-cols-[5fr_6fr] lg:grid-rows-[auto_1fr] lg:gap-x-24 lg:gap-y-12">
          <div>
            <Eyebrow>{contactPage.eyebrow}</Eyebrow>
            {form?.status === "done" ? (
              <h1 className="text-display">{contactForm.success.title}</h1>
            ) : (
              <Ask heading={heading} lead={unanswered ?? lead} />
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
      </>
    );
  },
};

/** The heading and lead, and instead of them, once the script has sent the form, that it was sent. */
function Ask({ heading, lead }: { heading: string; lead: string }): ReactNode {
  return (
    <>
      <h1 className="text-display">
        <span className="group-has-[[data-again]]/contact:hidden">{heading}</span>
        <span className="hidden group-has-[[data-again]]/contact:inline">
          {contactForm.success.title}
        </span>
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
