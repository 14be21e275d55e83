import type { ReactNode } from "react";
import { contactPage, contactTopics, type ContactTopic, sampleLines } from "../../content/contact";
import { Icon } from "../../ui/icon";

/**
 * Classes that show an element while its topic is selected in the form. Complete class names, so that Tailwind finds
 * them.
 */
const whileChosen: Record<ContactTopic, string> = {
  sales: "invisible group-has-[[value=sales]:checked]/contact:visible",
  call: "invisible group-has-[[value=call]:checked]/contact:visible",
  security: "invisible group-has-[[value=security]:checked]/contact:visible",
  support: "invisible group-has-[[value=support]:checked]/contact:visible",
  partners: "invisible group-has-[[value=partners]:checked]/contact:visible",
  press: "invisible group-has-[[value=press]:checked]/contact:visible",
  other: "invisible group-has-[[value=other]:checked]/contact:visible",
};

/** A preview of the reply to the selected topic, as it looks in a mail client. All topics take the same height. */
export function ReplyPreview(): ReactNode {
  const { title, from, to, subject, steps } = contactPage.reply;
  return (
    <div>
      <h2 className="mb-4 text-h4">{title}</h2>
      <div className="rounded-card border border-paper-line bg-paper text-small text-paper-body shadow-window">
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-b border-paper-line px-5 py-4">
          <dt>{from.name}</dt>
          <dd className="text-paper-ink">{from.value}</dd>
          <dt>{to.name}</dt>
          <dd className="text-paper-ink">{to.value}</dd>
          <dt>{subject}</dt>
          {contactTopics.map(({ key, label }) => (
            <dd
              key={key}
              className={`col-start-2 row-start-3 font-bold text-paper-ink ${whileChosen[key]}`}
            >
              Re: {label}
            </dd>
          ))}
        </dl>
        <div className="grid px-5 py-4 text-base text-paper-ink">
          {contactTopics.map(({ key, reply }) => (
            <div key={key} className={`col-start-1 row-start-1 ${whileChosen[key]}`}>
              <p>{reply}</p>
              <p className="mt-3 border-l-2 border-paper-teal pl-3 text-small text-paper-body">
                {sampleLines[key]}
              </p>
            </div>
          ))}
        </div>
      </div>
      <ul className="mt-5 grid gap-2">
        {steps.map((step) => (
          <li key={step} className="flex gap-3">
            <span className="mt-0.5 text-teal">
              <Icon name="check" />
            </span>
            {step}
          </li>
        ))}
      </ul>
    </div>
  );
}
