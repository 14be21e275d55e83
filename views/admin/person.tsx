import type { ReactNode } from "react";
import { consolePaths } from "../../src/paths";
import { consoleCopy } from "../content/console/console";
import { Button, ButtonLink } from "../ui/button";
import { Field, TextArea } from "../ui/field";
import { CodeGate, type Gate } from "./code-gate";
import { askPage, type ConsoleNotice, consolePage } from "./console-page";
import { FieldList } from "./field-list";
import { Labeled } from "./labeled";
import { ShortTime } from "./short-time";

const titled = (title: string) => ({ ...consolePaths.people, title });

const copy = consoleCopy.person;

/** A row about the person. `text` is what a message says. */
type Item = {
  title: string;
  at: string | undefined;
  fields: readonly (readonly [name: string, value: string])[];
  kept: string;
  text: string | undefined;
};

type Props = {
  email: string;
  /** The address of this page. */
  href: string;
  items: readonly Item[];
  /** What was typed, if it was refused. */
  note?: string;
  reason?: string;
};

/** Everything about one address. */
export const personPage = (props: Props, notice?: ConsoleNotice) =>
  consolePage({
    place: { ...consolePaths.people, title: props.email },
    notice,
    children: (
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[1fr_20rem]">
        <Timeline {...props} />
        <Acts {...props} />
      </div>
    ),
  });

function Timeline({ items }: Props): ReactNode {
  return (
    <section aria-labelledby="stored">
      <h2 id="stored" className="text-h4">
        {copy.stored}
      </h2>
      {items.length === 0 && <p className="mt-3">{copy.nothing}</p>}
      <ol className="mt-3 divide-y divide-hairline border-y border-hairline">
        {items.map((item, index) => (
          <li key={index} className="py-3 text-small">
            <h3 className="flex flex-wrap justify-between gap-x-5 text-base">
              {item.title}
              {item.at && (
                <span className="text-small font-normal text-muted tabular-nums">
                  <ShortTime at={item.at} />
                </span>
              )}
            </h3>
            <FieldList
              rows={item.fields.map(([name, value]) => [
                name.replaceAll("_", " "),
                name === "broadcast_id" ? <BroadcastLink key={value} id={value} /> : value,
              ])}
            />
            {item.text !== undefined && (
              <details className="mt-1">
                <summary className="min-h-6 cursor-pointer text-teal">{copy.text}</summary>
                <p className="mt-2 whitespace-pre-wrap wrap-anywhere">{item.text}</p>
              </details>
            )}
            <p className="mt-1 text-muted">{item.kept}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function BroadcastLink({ id }: { id: string }): ReactNode {
  return (
    <a
      className="text-teal underline underline-offset-4"
      href={`${consolePaths.broadcasts.path}/${id}`}
    >
      {id}
    </a>
  );
}

function Acts({ href, note, reason }: Props): ReactNode {
  return (
    <div className="grid justify-items-start gap-8">
      <form method="post" action={href} className="grid w-full gap-3 [&>button]:justify-self-start">
        <Labeled name="note" label={copy.note}>
          <TextArea id="note" name="note" maxLength={2000} defaultValue={note} required />
        </Labeled>
        <Button size="small" name="act" value="note">
          {copy.acts.note}
        </Button>
      </form>
      <form method="post" action={href} className="grid justify-items-start gap-3">
        <p className="text-small">{copy.resend}</p>
        <Button size="small" name="act" value="resend">
          {copy.acts.resend}
        </Button>
      </form>
      <form method="post" action={href} className="grid w-full gap-3 [&>button]:justify-self-start">
        <Labeled name="reason" label={copy.reason}>
          <Field id="reason" name="reason" maxLength={1000} defaultValue={reason} required />
        </Labeled>
        <Button size="small" name="act" value="unsubscribe">
          {copy.acts.unsubscribe}
        </Button>
      </form>
      <p className="flex flex-wrap gap-3">
        <ButtonLink size="small" href={`${href}/export`}>
          {copy.export.title}
        </ButtonLink>
        <ButtonLink size="small" tone="danger" href={`${href}/erase`}>
          {copy.erase.title}
        </ButtonLink>
      </p>
    </div>
  );
}

type ActProps = { email: string; back: string; gate: Gate };

/** Says what a copy of everything about a person holds, before it is made. */
export const exportPersonPage = ({ email, back, gate }: ActProps, problem?: string) =>
  askPage(
    titled(copy.export.title),
    problem,
    <>
      <p className="wrap-anywhere">{copy.export.lead(email)}</p>
      <form method="post" action={`${back}/export`} className="grid justify-items-start gap-5">
        <CodeGate {...gate}>
          <Button tone="primary">{copy.export.title}</Button>
        </CodeGate>
      </form>
      <ButtonLink href={back}>{copy.back}</ButtonLink>
    </>,
  );

/** Asks for the address before everything about it is erased. */
export const erasePage = (
  { email, back, gate, typed }: ActProps & { typed: string },
  problem?: string,
) =>
  askPage(
    titled(copy.erase.title),
    problem,
    <>
      <p className="wrap-anywhere">{copy.erase.lead(email)}</p>
      <form
        method="post"
        action={`${back}/erase`}
        className="grid w-full gap-5 [&>button]:justify-self-start"
      >
        <Labeled name="email" label={copy.erase.type}>
          <Field
            id="email"
            name="email"
            type="text"
            autoComplete="off"
            spellCheck={false}
            defaultValue={typed}
            required
          />
        </Labeled>
        <CodeGate {...gate}>
          <Button tone="danger">{copy.erase.action}</Button>
        </CodeGate>
      </form>
      <ButtonLink href={back}>{copy.back}</ButtonLink>
    </>,
  );
