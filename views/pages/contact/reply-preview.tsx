import type { ReactNode } from "react";
import { contactPage, contactTopics, type ContactTopic } from "../../content/contact";
import { Icon } from "../../ui/icon";

/**
 * Classes that show an element while its topic is selected in the form. Complete class names, so that Tailwind finds
 * them.
 */
const whileChosen: Record<ContactTopic, string> = {
  sales: "hidden group-has-[[value=sales]:checked]/contact:block",
  call: "hidden group-has-[[value=call]:checked]/contact:block",
  security: "hidden group-has-[[value=security]:checked]/contact:block",
  support: "hidden group-has-[[value=support]:checked]/contact:block",
  partners: "hidden group-has-[[value=partners]:checked]/contact:block",
  press: "hidden group-has-[[value=press]:checked]/contact:block",
  other: "hidden group-has-[[value=other]:checked]/contact:block",
};

/** A preview of the reply to the selected topic, as it looks in a mail client. */
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
            <dd key={key} className={`font-bold text-paper-ink ${whileChosen[key]}`}>
              Re: {label}
            </dd>
          ))}
        </dl>
        <div className="min-h-24 px-5 py-4 text-base text-paper-ink">
          {contactTopics.map(({ key, reply }) => (
            <p key={key} className={whileChosen[key]}>
              {reply}
            </p>
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
