import type { ReactNode } from "react";
import { contactPage, contactTopics, sampleLines } from "../../content/contact";
import { whileChosen } from "../../forms/topic-hint";
import { NextStep } from "../../ui/next-step";

/** What happens after a message is sent, up to the reply to the selected topic where the site may promise one. */
export function AfterSending({ isAnswered }: { isAnswered: boolean }): ReactNode {
  const { title, sentTitle, steps, stepsUnanswered } = contactPage.after;
  return (
    <div className="max-lg:group-has-[[data-again]]/contact:hidden">
      <h2 className="text-h4">
        <span className="group-has-[[data-again]]/contact:hidden">{title}</span>
        <span className="hidden group-has-[[data-again]]/contact:inline">{sentTitle}</span>
      </h2>
      <ol className="mt-6">
        {(isAnswered ? steps : stepsUnanswered).map((step) => (
          <NextStep key={step.when} {...step}>
            {"text" in step && <p>{step.text}</p>}
            {"isReply" in step && <ReplyPreview />}
          </NextStep>
        ))}
      </ol>
    </div>
  );
}

/** A sample reply to the selected topic, until a message is sent. All topics take the same height. */
function ReplyPreview(): ReactNode {
  return (
    <div className="mt-3 grid items-start group-has-[[data-again]]/contact:hidden">
      <p className="mb-2 text-small">{contactPage.after.sample}</p>
      {contactTopics.map(({ key, label, reply }) => (
        <div
          key={key}
          className={`col-start-1 row-start-2 rounded-card border border-paper-line bg-paper p-4 text-small text-paper-body shadow-window sm:p-5 ${whileChosen[key]}`}
        >
          <p className="flex flex-wrap justify-between gap-x-4">
            <b className="text-paper-ink">Re: {label}</b>
            {contactPage.after.from}
          </p>
          <p className="mt-2 text-base text-paper-ink">{reply}</p>
          <p className="mt-2 border-l-2 border-paper-teal pl-3">{sampleLines[key]}</p>
        </div>
      ))}
    </div>
  );
}
