import { paths } from "../../../src/paths";
import { contactPage, contactTopics } from "../../content/contact";
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
    const { heading, lead, leadUnanswered } = pilot ?? contactPage;
    return (
      <>
        <Opening className="group/contact grid items-start gap-10 sm:gap-14 lg:grid-cols-[5fr_6fr] lg:grid-rows-[auto_1fr] lg:gap-x-24 lg:gap-y-12">
          <div>
            <Eyebrow>{contactPage.eyebrow}</Eyebrow>
            <h1 className="text-display">{heading}</h1>
            <Lead className="mt-5">{isAnswered ? lead : leadUnanswered}</Lead>
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

/** Returns the topic in the query, or the first one. */
function topicOf(query: URLSearchParams | undefined): string {
  const asked = query?.get("topic");
  return (contactTopics.find(({ key }) => key === asked) ?? contactTopics[0]).key;
}
