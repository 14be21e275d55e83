import { Fragment, type ReactNode } from "react";
import { securityLinks } from "../content/contact";
import { contactTopics, type ContactTopic } from "../content/contact-topics";

/**
 * Classes that show an element while its topic is selected in the form. Complete class names, so that Tailwind finds
 * them.
 */
export const whileChosen: Record<ContactTopic, string> = {
  sales: "invisible group-has-[[value=sales]:checked]/contact:visible",
  call: "invisible group-has-[[value=call]:checked]/contact:visible",
  security: "invisible group-has-[[value=security]:checked]/contact:visible",
  support: "invisible group-has-[[value=support]:checked]/contact:visible",
  partners: "invisible group-has-[[value=partners]:checked]/contact:visible",
  press: "invisible group-has-[[value=press]:checked]/contact:visible",
  other: "invisible group-has-[[value=other]:checked]/contact:visible",
};

/** Words that differ for someone who wants a call. Text browsers show both, with a separator. */
export function ByTopic({ title, call }: Record<"title" | "call", string>): ReactNode {
  return (
    <>
      <span className="group-has-[[value=call]:checked]/contact:hidden">{title}</span>
      <span hidden> · </span>
      <span className="hidden group-has-[[value=call]:checked]/contact:inline">{call}</span>
    </>
  );
}

/** What to write about the selected topic. All topics take the same height. */
export function TopicHint(): ReactNode {
  return (
    <div className="grid">
      {contactTopics.map(({ key, hint }) => (
        <p key={key} className={`col-start-1 row-start-1 ${whileChosen[key]}`}>
          {hint}
          {key === "security" &&
            securityLinks.map(({ name, href }, index) => (
              <Fragment key={href}>
                {index > 0 && " ·"}{" "}
                <a href={href} className="text-teal underline underline-offset-4">
                  {name}
                </a>
              </Fragment>
            ))}
        </p>
      ))}
    </div>
  );
}
