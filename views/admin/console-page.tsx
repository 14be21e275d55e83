import type { ReactNode } from "react";
import type { Place } from "../../src/paths";
import { consoleCopy as copy } from "../content/console/console";
import type { Page } from "../page";
import { Button, ButtonLink } from "../ui/button";
import { TextArea } from "../ui/field";
import { Labeled } from "../ui/labeled";
import { Notice } from "../ui/notice";
import { CodeGate, type Gate, Hidden, PostForm } from "./parts";

/** What a page of the console shows below its heading. */
export type ConsoleView = { place: Place; children: ReactNode };

/** What was done or went wrong. */
export type ConsoleNotice = { tone: "success" | "error"; text: string };

/** Returns a page of the console. A notice stands above its content and has focus. */
export const consolePage = ({ place, children }: ConsoleView, notice?: ConsoleNotice): Page => ({
  place,
  title: `${place.title} · ${copy.name}`,
  description: copy.name,
  folder: "admin",
  structuredData: () => [],
  View: () => (
    <>
      <h1 className="text-h2 wrap-anywhere">{place.title}</h1>
      {notice && (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- It says what became of the post that led here.
        <div className="mt-3 max-w-measure" tabIndex={-1} autoFocus>
          <Notice tone={notice.tone}>{notice.text}</Notice>
        </div>
      )}
      <div className="mt-6">{children}</div>
    </>
  ),
});

type Ask = ConsoleView & {
  /** Undefined if there is nothing that could be done. */
  form?:
    | {
        action: string;
        fields?: ReactNode;
        gate?: Gate;
        button: string;
        tone?: "primary" | "danger";
      }
    | undefined;
  back: string;
};

/** A page that says what an act does, before it is done. */
export const askPage = ({ place, children, form, back }: Ask): ConsoleView => {
  const button = form && <Button tone={form.tone ?? "primary"}>{form.button}</Button>;
  return {
    place,
    children: (
      <div className="grid max-w-measure justify-items-start gap-6">
        {children}
        {form && (
          <PostForm action={form.action}>
            {form.fields}
            {form.gate ? <CodeGate {...form.gate}>{button}</CodeGate> : button}
          </PostForm>
        )}
        <ButtonLink href={back}>{copy.back}</ButtonLink>
      </div>
    ),
  };
};

type Posted = { place: Place; action: string; fields: readonly (readonly [string, string])[] };

/** Gives back what was sent while the database was down, in a form that sends it again. */
export const unavailablePage = ({ place, action, fields }: Posted): ConsoleView => ({
  place,
  children: (
    <div className="max-w-200">
      <PostForm action={action}>
        {fields.map(([name, value], index) =>
          /\s/.test(value) ? (
            <Labeled key={index} id={`field-${index}`} label={name}>
              <TextArea id={`field-${index}`} name={name} rows={12} defaultValue={value} />
            </Labeled>
          ) : (
            <Hidden key={index} fields={{ [name]: value }} />
          ),
        )}
        <Button tone="primary">{copy.unavailable.again}</Button>
      </PostForm>
    </div>
  ),
});
