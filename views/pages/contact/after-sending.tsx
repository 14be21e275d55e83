import type { ReactNode } from "react";
import { contactPage, sampleLines } from "../../content/contact";
import { contactTopics } from "../../content/contact-topics";
import { ByTopic, whileChosen } from "../../forms/topic-hint";
import { Icon } from "../../ui/icon";
import { NextStep } from "../../ui/next-step";

/** What happens after a message is sent, up to the reply to the selected topic where the site may promise one. */
export function AfterSending(props: { isAnswered: boolean; isSent: boolean }): ReactNode {
  const { isAnswered, isSent } = props;
  const { title, sentTitle, steps, stepsUnanswered, receipt } = contactPage.after;
  return (
    <div className="max-lg:group-has-[[data-again]]/contact:hidden">
      <h2 className="text-h4">
        <Changing isSent={isSent} title={title} sent={sentTitle} />
      </h2>
      <ol className="mt-3">
        {(isAnswered ? steps : stepsUnanswered).map((step) => (
          <NextStep
            key={step.when}
            when={step.when}
            title={
              "isReceipt" in step ? (
                <Changing isSent={isSent} title={step.title} sent={receipt.title} />
              ) : "call" in step ? (
                <ByTopic title={step.title()} call={step.call()} />
              ) : (
                step.title
              )
            }
          >
            {"isReceipt" in step && <Receipt />}
            {"isReading" in step && <Reading />}
            {"text" in step && <p>{step.text}</p>}
            {"isReply" in step && <ReplyPreview />}
          </NextStep>
        ))}
      </ol>
    </div>
  );
}

/** A title with other words once the message is sent, which the script that sent it puts in place. */
function Changing(props: { isSent: boolean; title: string; sent: string }): ReactNode {
  const { isSent, title, sent } = props;
  return isSent ? sent : <span data-sent={sent}>{title}</span>;
}

/** Once the message was sent: a check on the step's dot, and the address of the receipt. */
function Receipt(): ReactNode {
  const { to, address } = contactPage.after.receipt;
  return (
    <div className="hidden group-has-[[data-again]]/contact:block">
      <Icon name="check" className="absolute top-1.5 left-0.5 size-2.5 stroke-4 text-on-teal" />
      <p className="wrap-anywhere">
        {to} <span data-typed="email">{address}</span>
      </p>
    </div>
  );
}

/** What a person does with a message on the selected topic. All topics take the same height. */
function Reading(): ReactNode {
  return (
    <div className="grid">
      {contactTopics.map(({ key, reading }) => (
        <p key={key} className={`col-start-1 row-start-1 ${whileChosen[key]}`}>
          {reading}
        </p>
      ))}
    </div>
  );
}

/** A sample reply to the selected topic, labeled as an example, before and after a message is sent. All topics take the same height. */
function ReplyPreview(): ReactNode {
  return (
    <div className="mt-2 grid items-start">
      {contactTopics.map(({ key, label, reply }) => (
        <div
          key={key}
          className={`col-start-1 row-start-1 rounded-card on-paper border border-hairline px-4 py-3 text-small shadow-window ${whileChosen[key]}`}
        >
          <p className="flex flex-wrap justify-between gap-x-4">
            <b>Re: {label}</b>
            <em>{contactPage.after.example}</em>
          </p>
          <p className="mt-2 text-base text-ink">{reply}</p>
          <p className="mt-2 border-l-2 border-teal pl-3">{sampleLines[key]}</p>
        </div>
      ))}
    </div>
  );
}
