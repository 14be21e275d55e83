import type { ReactNode } from "react";
import { contactForm, contactTopics } from "../content/contact";

/** What was sent: the topic, and what the script that sent the form inserts. */
export function ContactReceived({ topic }: { topic: string }): ReactNode {
  const { topic: name, received } = contactForm.done;
  const value = contactTopics.find(({ key }) => key === topic)?.label ?? topic;
  return (
    <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {[{ name, value, typed: undefined }, ...received].map((field) => (
        <div key={field.name} className="col-span-2 grid grid-cols-subgrid has-[dd:empty]:hidden">
          <dt>{field.name}</dt>
          <dd
            className="line-clamp-6 wrap-anywhere whitespace-pre-line text-ink"
            data-typed={field.typed}
          >
            {field.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
