import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { contactForm, contactPage } from "../../content/contact";
import { contactTopics } from "../../content/contact-topics";
import type { Page } from "../../page";
import { operator } from "../../content/operator";
import { ContactForm } from "../../forms/contact-form";
import { ByTopic } from "../../forms/topic-hint";
import { Opening } from "../../ui/opening";
import { Lead } from "../../ui/section";
import { AfterSending } from "./after-sending";
import { OtherWays } from "./other-ways";

export const contact: Page = {
  place: paths.contact,
  title: contactPage.title,
  description: contactPage.description,
  social: contactPage.social,
  folder: "contact",
  queryKeys: ["topic", "about"],
  View: ({ query, form, facts }) => {
    const isAnswered = facts?.isContactAnswered === true;
    const pilot = query?.get("about") === "pilot" ? contactPage.pilot : undefined;
    const topic = topicOf(query);
    const asked = pilot ?? (topic === "call" ? contactPage.call : undefined);
    const { done } = contactForm;
    const sent = isAnswered ? done.heading : done.headingUnanswered;
    return (
      <div className="group/contact" data-typed-here>
        <Opening className="grid items-start gap-10 sm:gap-14 lg:grid-cols-[5fr_6fr] lg:grid-rows-[auto_1fr] lg:-mt-10 lg:gap-x-24 lg:gap-y-5">
          <div>
            {form?.status === "done" ? (
              <h1>{sent}</h1>
            ) : (
              <>
                <Ask pilot={pilot} sent={sent} isAnswered={isAnswered} />
                <DirectEmail />
              </>
            )}
          </div>
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 group-has-data-again/contact:self-stretch">
            <ContactForm
              topic={topic}
              state={form ?? (asked && { status: "idle", values: { message: asked.message } })}
              isAnswered={isAnswered}
            />
          </div>
          <AfterSending isAnswered={isAnswered} isSent={form?.status === "done"} />
        </Opening>
        <OtherWays />
      </div>
    );
  },
};

/**
 * The heading and lead for a pilot or the selected topic, and instead of them, once the script has sent the form, the
 * heading `sent`.
 */
function Ask(props: {
  pilot: typeof contactPage.pilot | undefined;
  sent: string;
  isAnswered: boolean;
}): ReactNode {
  const { pilot, sent, isAnswered } = props;
  const { heading, lead, call } = contactPage;
  const leadOf = (asked: typeof call | typeof contactPage.pilot) =>
    isAnswered ? asked.lead() : asked.leadUnanswered;
  return (
    <>
      <h1 className="text-display group-has-[[data-again]]/contact:text-h1" data-sent={sent}>
        {pilot?.heading ?? <ByTopic title={heading} call={call.heading} />}
      </h1>
      <Lead className="mt-5 group-has-[[data-again]]/contact:hidden">
        {pilot ? leadOf(pilot) : <ByTopic title={lead} call={leadOf(call)} />}
      </Lead>
    </>
  );
}

/** The operator's email address, if one is set, until a message is sent. */
export function DirectEmail({ address = operator.contactEmail }: { address?: string }): ReactNode {
  if (address === undefined) return null;
  return (
    <p className="mt-3 wrap-anywhere group-has-[[data-again]]/contact:hidden">
      {contactPage.direct}{" "}
      <a
        className="-my-3 inline-block py-3 text-teal underline underline-offset-4"
        href={`mailto:${address}`}
      >
        {address}
      </a>
    </p>
  );
}

/** Returns the topic in the query, or the first one. */
function topicOf(query: URLSearchParams | undefined): string {
  const asked = query?.get("topic");
  return (contactTopics.find(({ key }) => key === asked) ?? contactTopics[0]).key;
}
