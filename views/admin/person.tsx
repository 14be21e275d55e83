import type { ReactNode } from "react";
import { consolePaths } from "../../src/paths";
import { consoleCopy } from "../content/console/console";
import { ButtonLink } from "../ui/button";
import { LabeledField } from "../ui/labeled";
import { askPage, type ConsoleView } from "./console-page";
import {
  ActButton,
  CodeGate,
  FieldList,
  type Gate,
  Part,
  PostForm,
  ShortTime,
  TextLink,
} from "./parts";

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
  /** The typed reason, if it was refused. */
  reason: string | undefined;
  gate: Gate;
};

/** Everything about one address. */
export const personPage = (props: Props): ConsoleView => ({
  place: { ...consolePaths.people, title: props.email },
  children: (
    <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[1fr_20rem]">
      <Timeline {...props} />
      <Acts {...props} />
    </div>
  ),
});

function Timeline({ items }: Props): ReactNode {
  return (
    <Part id="stored" title={copy.stored}>
      {items.length === 0 && <p>{copy.nothing}</p>}
      <ol className="divide-y divide-hairline border-y border-hairline">
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
                name === "broadcast_id" ? (
                  <TextLink href={`${consolePaths.broadcasts.path}/${value}`}>{value}</TextLink>
                ) : (
                  value
                ),
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
    </Part>
  );
}

function Acts({ href, reason, gate }: Props): ReactNode {
  return (
    <div className="grid gap-8">
      <PostForm action={href}>
        <p className="text-small">{copy.resend}</p>
        <ActButton act="resend">{copy.acts.resend}</ActButton>
      </PostForm>
      <PostForm action={href}>
        <LabeledField
          name="reason"
          label={copy.reason}
          maxLength={1000}
          defaultValue={reason}
          required
        />
        <ActButton act="unsubscribe">{copy.acts.unsubscribe}</ActButton>
      </PostForm>
      <PostForm action={href}>
        <p className="text-small">{copy.export}</p>
        <CodeGate {...gate}>
          <ActButton act="export">{copy.acts.export}</ActButton>
        </CodeGate>
      </PostForm>
      <ButtonLink className="justify-self-start" size="small" tone="danger" href={`${href}/erase`}>
        {copy.erase.title}
      </ButtonLink>
    </div>
  );
}

/** Asks for the address before everything about it is erased. */
export const erasePage = (props: { email: string; href: string; gate: Gate; typed: string }) =>
  askPage({
    place: { ...consolePaths.people, title: copy.erase.title },
    children: <p className="wrap-anywhere">{copy.erase.lead(props.email)}</p>,
    form: {
      action: `${props.href}/erase`,
      fields: (
        <LabeledField
          name="email"
          label={copy.erase.type}
          autoComplete="off"
          spellCheck={false}
          defaultValue={props.typed}
          required
        />
      ),
      gate: props.gate,
      button: copy.erase.action,
      tone: "danger",
    },
    back: props.href,
  });
