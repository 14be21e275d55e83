import type { ReactNode } from "react";
import { paths } from "../../src/paths";
import { contactPage, contactTopics } from "../content/contact";
import { resolveLink } from "../content/links";
import type { Page } from "../page";
import { ContactForm } from "../partials/contact-form";
import type { FormState } from "../partials/form-state";
import { Icon } from "../ui/icon";

export const contact: Page = {
  place: paths.contact,
  title: contactPage.title,
  description: contactPage.description,
  social: contactPage.social,
  styles: "contact",
  queryKeys: ["topic"],
  View: ({ query, form }) => (
    <>
      <Write topic={topicOf(query)} form={form} />
      <OtherWays />
    </>
  ),
};

/** The topic that an address names, or the first. */
function topicOf(query: URLSearchParams | undefined): string {
  const asked = query?.get("topic");
  return (contactTopics.find(({ key }) => key === asked) ?? contactTopics[0]).key;
}

function Write({ topic, form }: { topic: string; form: FormState | undefined }): ReactNode {
  const { eyebrow, heading, lead, next } = contactPage;
  return (
    <section className="section contact">
      <div className="wrap">
        <div>
          <p className="eyebrow">{eyebrow}</p>
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
        </div>
        <ContactForm topic={topic} state={form} />
        <div>
          <h2>{next.title}</h2>
          <ol>
            {next.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

/** What can be had without writing, and what cannot be had yet. */
function OtherWays(): ReactNode {
  const { chat, otherWays } = contactPage;
  return (
    <section className="section ways">
      <div className="wrap">
        <div className="chat-soon">
          <span className="badge">{chat.badge}</span>
          <h2>{chat.title}</h2>
          <p>{chat.text}</p>
          <Way href={resolveLink(chat.title).href} action={chat.action} />
        </div>
        <ul>
          {otherWays.map(({ title, text, ...way }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              <Way {...way} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Way({ href, action }: { href: string; action: string }): ReactNode {
  return (
    <a className="more" href={href}>
      {action}
      <Icon name="arrow" />
    </a>
  );
}
