import type { ReactNode } from "react";
import { closeout } from "../content/demo/closeout";
import { Tone } from "../ui/badge";

/**
 * The follow-up email: paragraphs, of which one is a list. `edit` shows words that the rep deletes, and what she notes.
 * A brief email leaves out the paragraphs that nobody edits.
 */
export function EmailDraft(props: {
  to?: string;
  subject: string;
  body: string;
  edit?: { cut: string; note: string } | undefined;
  isBrief?: boolean;
  className?: string;
}): ReactNode {
  const { to, subject, body, edit, isBrief = false, className = "" } = props;
  const isList = (part: string) => part.startsWith("- ");
  const isEdited = (part: string) => edit !== undefined && part.includes(edit.cut);
  const parts = body.split("\n\n").filter((part) => !isBrief || isList(part) || isEdited(part));
  return (
    <div data-mail="" className={`grid max-w-measure content-start gap-2.5 ${className}`}>
      {to && (
        <p>
          {closeout.mail.to} <b>{to}</b>
        </p>
      )}
      <b className="text-base">{subject}</b>
      {parts.map((part) =>
        isList(part) ? (
          <ul key={part} className="list-disc pl-5">
            {part.split("\n").map((item) => (
              <li key={item}>{item.slice(2)}</li>
            ))}
          </ul>
        ) : (
          <p key={part}>
            {edit && part.includes(edit.cut) ? <Edited text={part} {...edit} /> : part}
          </p>
        ),
      )}
    </div>
  );
}

function Edited({ text, cut, note }: { text: string; cut: string; note: string }): ReactNode {
  const [before, after] = text.split(cut);
  return (
    <>
      {before}
      <s className="bg-suggested text-ink">{cut}</s>
      {after}
      <b className="block text-small text-gold">{note}</b>
    </>
  );
}

/** What the rep has to do after a call, and when. */
export function NextSteps(props: {
  steps: readonly { task: string; due: string; priority: string }[];
  hasPriorities?: boolean;
  className?: string;
}): ReactNode {
  const { steps, hasPriorities, className = "grid gap-2" } = props;
  return (
    <ul className={className}>
      {steps.map(({ task, due, priority }) => (
        <li key={task} className="flex items-center gap-3">
          <span className="w-12 shrink-0 font-bold">{due}</span>
          <span className="flex-1">{task}</span>
          {hasPriorities && <Tone tone={priority} />}
        </li>
      ))}
    </ul>
  );
}
