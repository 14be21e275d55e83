import type { ComponentProps, ReactNode } from "react";
import { consolePaths } from "../../src/paths";
import { consoleCopy } from "../content/console/console";
import { Button } from "../ui/button";
import { LabeledField } from "../ui/labeled";

/** A part of a page, under its heading. */
export function Part(props: { id: string; title: string; children: ReactNode }): ReactNode {
  return (
    <section aria-labelledby={props.id}>
      <h2 id={props.id} className="mb-3 text-h4">
        {props.title}
      </h2>
      {props.children}
    </section>
  );
}

/** Names and values, one pair per line. */
export function FieldList(props: {
  rows: readonly (readonly [name: string, value: ReactNode])[];
}): ReactNode {
  return (
    <dl className="grid grid-cols-[minmax(7rem,auto)_1fr] gap-x-4 gap-y-1 text-small">
      {props.rows.map(([name, value], index) => (
        <div key={`${index} ${name}`} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="whitespace-pre-wrap text-ink wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A time to the minute, in UTC; `at` is in ISO 8601. */
export function ShortTime({ at }: { at: string }): ReactNode {
  return <time dateTime={at}>{at.slice(0, 16).replace("T", " ")}</time>;
}

export function TextLink(props: { href: string; children: ReactNode }): ReactNode {
  return (
    <a className="text-teal underline underline-offset-4" href={props.href}>
      {props.children}
    </a>
  );
}

/** A number that leads to the list that it counts, if there is one. */
export function CountLink(props: { count: number; href: string | undefined }): ReactNode {
  const shown = props.count.toLocaleString("en-US");
  if (props.href === undefined) return shown;
  return (
    <a
      className="inline-block min-w-6 leading-6 text-teal underline underline-offset-4"
      href={props.href}
    >
      {shown}
    </a>
  );
}

/** Fields that a form sends without showing them. */
export function Hidden(props: {
  fields: Readonly<Record<string, string | readonly string[]>>;
}): ReactNode {
  return Object.entries(props.fields).flatMap(([name, values]) =>
    [values].flat().map((value) => <input key={name + value} type="hidden" {...{ name, value }} />),
  );
}

/** A form that posts, with what it sends without showing it. */
export function PostForm(props: {
  action: string;
  fields?: ComponentProps<typeof Hidden>["fields"];
  children: ReactNode;
}): ReactNode {
  return (
    <form method="post" action={props.action} className="grid w-full justify-items-start gap-4">
      {props.fields && <Hidden fields={props.fields} />}
      {props.children}
    </form>
  );
}

/** A button for one of a form's acts. */
export function ActButton({ act, ...look }: ComponentProps<typeof Button> & { act: string }) {
  return <Button size="small" name="act" value={act} {...look} />;
}

/** A field for a whole number. */
export function NumberField(props: {
  name: string;
  label: string;
  typed?: string | undefined;
}): ReactNode {
  const { name, label, typed } = props;
  const attributes = { inputMode: "numeric", autoComplete: "off", required: true } as const;
  return (
    <LabeledField {...attributes} {...{ name, label }} className="max-w-50" defaultValue={typed} />
  );
}

const { code } = consoleCopy;

/** The field for a code of the authenticator app. */
export function CodeField(): ReactNode {
  return (
    <LabeledField
      name="code"
      label={code.label}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="\d{6}"
      maxLength={6}
      className="max-w-50"
      required
    />
  );
}

/** Whether the admin has an authenticator app, and must give its code again. */
export type Gate = { hasFactor: boolean; needsCode: boolean };

/** The end of a form for an act that needs a recent code: the field for it if need be, and the button, disabled without an app. */
export function CodeGate({
  hasFactor,
  needsCode,
  children,
}: Gate & { children: ReactNode }): ReactNode {
  if (hasFactor)
    return (
      <>
        {needsCode && <CodeField />}
        {children}
      </>
    );
  return (
    <fieldset
      disabled
      className="grid max-w-measure justify-items-start gap-4 *:[button]:opacity-50"
    >
      <legend className="mb-4">
        {code.noFactor} <TextLink href={consolePaths.account.path}>{code.add}</TextLink>
      </legend>
      {children}
    </fieldset>
  );
}
