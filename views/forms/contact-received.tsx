import type { ReactNode } from "react";
import { contactForm } from "../content/contact";
import { contactTopics } from "../content/contact-topics";

/**
 * What was sent: the topic, and what the script that sent the form inserts. Where no script runs, the receipt is named
 * instead.
 */
export function ContactReceived({ topic }: { topic: string }): ReactNode {
  const { topic: name, received, copy } = contactForm.done;
  const value = contactTopics.find(({ key }) => key === topic)?.label ?? topic;
  return (
    <div className="group/received">
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <div className="col-span-2 grid grid-cols-subgrid">
          <dt>{name}</dt>
          <dd className="text-ink">{value}</dd>
        </div>
        {received.map((field) => (
          <div key={field.name} className="col-span-2 grid grid-cols-subgrid has-[dd:empty]:hidden">
            <dt>{field.name}</dt>
            <dd
              className="line-clamp-6 wrap-anywhere whitespace-pre-line text-ink"
              data-typed={field.typed}
            />
          </div>
        ))}
      </dl>
      <p className="mt-1 group-not-has-[[data-typed=email]:empty]/received:hidden">{copy}</p>
    </div>
  );
}
