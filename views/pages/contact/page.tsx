import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { contactPage, contactTopics } from "../../content/contact";
import type { Page } from "../../page";
import { ContactForm } from "../../forms/contact-form";
import { StalledWindow } from "../../ui/deal-windows/pipeline-window";
import { Opening } from "../../ui/opening";
import { Eyebrow } from "../../ui/eyebrow";
import { Lead } from "../../ui/section";
import { ChatSoon, OtherWays } from "./other-ways";
import { ReplyPreview } from "./reply-preview";

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
    const { heading, lead, leadUnanswered } = pilot ?? contactPage;
    return (
      <>
        <Opening className="group/contact grid items-start gap-10 sm:gap-14 lg:grid-cols-[5fr_6fr] lg:grid-rows-[auto_1fr] lg:gap-x-24 lg:gap-y-12">
          <Words {...{ heading, lead, leadUnanswered }} isAnswered={isAnswered} />
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <ContactForm
              topic={topicOf(query)}
              state={form ?? (pilot && { status: "idle", values: { message: pilot.message } })}
              isAnswered={isAnswered}
            />
            <ChatSoon />
          </div>
          {isAnswered ? (
            <ReplyPreview />
          ) : (
            <div>
              <p className="mb-4 text-h4 text-ink max-sm:hidden">{contactPage.caption}</p>
              <StalledWindow text={contactPage.picture} />
            </div>
          )}
        </Opening>
        <OtherWays />
      </>
    );
  },
};

/** Returns the topic in the query, or the first one. */
function topicOf(query: URLSearchParams | undefined): string {
  const asked = query?.get("topic");
  return (contactTopics.find(({ key }) => key === asked) ?? contactTopics[0]).key;
}

function Words(props: {
  heading: string;
  lead: string;
  leadUnanswered: string;
  isAnswered: boolean;
}): ReactNode {
  const { heading, lead, leadUnanswered, isAnswered } = props;
  return (
    <div>
      <Eyebrow>{contactPage.eyebrow}</Eyebrow>
      <h1 className="text-display">{heading}</h1>
      <Lead className="mt-5 md:max-lg:max-w-none">{isAnswered ? lead : leadUnanswered}</Lead>
    </div>
  );
}
