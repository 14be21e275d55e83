import type { ReactNode } from "react";
import { consolePaths } from "../../src/paths";
import { consoleCopy } from "../content/console/console";
import { contactTopics } from "../content/contact-topics";
import { ButtonLink } from "../ui/button";
import { NavLinks } from "../ui/nav-links";
import type { ConsoleView } from "./console-page";
import { ActButton, Hidden, ShortTime, TextLink } from "./parts";

const copy = consoleCopy.messages;
const { path } = consolePaths.messages;

type State = keyof typeof copy.states;
const states = Object.keys(copy.states) as State[];
const hrefOf = (state: State) => `${path}?state=${state}`;

/** A message of the contact form. `createdAt` is ISO 8601 in UTC, `takenBy` an admin's address. */
type ShownMessage = {
  id: string;
  name: string;
  email: string;
  company: string | null;
  topic: string;
  message: string;
  state: State;
  takenBy: string | null;
  createdAt: string;
  /** The page about its writer. */
  href: string;
};

type Props = { state: State; messages: readonly ShownMessage[]; more?: string | undefined };

/** Messages of the contact form, by state. */
export const messagesPage = ({ state, messages, more }: Props): ConsoleView => ({
  place: consolePaths.messages,
  children: (
    <>
      <NavLinks
        label={copy.filter}
        links={states.map((one) => ({ path: hrefOf(one), title: copy.states[one] }))}
        current={hrefOf(state)}
      />
      {messages.length === 0 && <p className="mt-4">{copy.none[state]}</p>}
      <div className="mt-4 grid max-w-200 gap-4">
        {messages.map((message) => (
          <Message key={message.id} {...message} />
        ))}
      </div>
      {more !== undefined && (
        <ButtonLink className="mt-6" href={more}>
          {copy.more}
        </ButtonLink>
      )}
    </>
  ),
});

function Message(message: ShownMessage): ReactNode {
  const { id, name, email, company, topic, message: text, state, takenBy, createdAt } = message;
  const label = contactTopics.find(({ key }) => key === topic)?.label ?? topic;
  return (
    <article
      id={`message-${id}`}
      className="rounded-card border border-hairline-strong bg-surface-1 p-4 text-small"
    >
      <h2 className="text-base wrap-anywhere">
        {name}
        {company && <span className="font-normal text-muted"> · {company}</span>}
      </h2>
      <p className="mt-1 text-muted wrap-anywhere">
        <TextLink href={message.href}>{email}</TextLink> · {label} · <ShortTime at={createdAt} />{" "}
        UTC
        {takenBy && ` · ${copy.takenBy(takenBy)}`}
      </p>
      <p className="mt-3 whitespace-pre-wrap text-ink wrap-anywhere">{text}</p>
      <form method="post" action={path} className="mt-4 flex flex-wrap gap-3">
        <Hidden fields={{ id, state, takenBy: takenBy ?? "" }} />
        <ButtonLink size="small" href={answerHref(message, label)}>
          {copy.answer}
        </ButtonLink>
        {state === "new" ? (
          <>
            <ActButton act="take">{copy.acts.take}</ActButton>
            <ActButton act="answered">{copy.acts.answered}</ActButton>
            <ActButton act="closed">{copy.acts.closed}</ActButton>
          </>
        ) : (
          <ActButton act="new">{copy.acts.new}</ActButton>
        )}
      </form>
    </article>
  );
}

/** Opens a reply in the admin's own mail program, with the message quoted. */
function answerHref({ email, message }: ShownMessage, label: string): string {
  const quoted = message
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\r\n");
  const subject = encodeURIComponent(`Re: ${label}`);
  return `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${encodeURIComponent(`\r\n\r\n${quoted}`)}`;
}
