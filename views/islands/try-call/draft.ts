import { tryCall } from "../../content/try-call";
import type { Call } from "./read-call";

const { draft: copy } = tryCall;

/** Drafts the follow-up from the fields that are filled in; nothing without any. */
export function draftMail({
  fields,
  step,
}: Call): { subject: string; lines: string[] } | undefined {
  const { pain, competitor, framework, price, signer, timing } = fields;
  const promise = promiseOf(step?.task, step?.date);
  const lines = [
    pain && copy.pain(pain),
    competitor && copy.competitor(inSentence(competitor)),
    framework && copy.framework(framework),
    price && copy.price,
    signer && copy.signer(inSentence(signer.split(",")[0] ?? "")),
    timing && copy.timing(timing),
    promise ? copy.send(promise) : step && copy.step(step.value),
  ].filter((line) => line !== undefined);
  if (lines.length === 0) return undefined;
  const subject = promise || pain?.replaceAll(/[“”]/g, "") || copy.subject;
  return {
    subject: subject.charAt(0).toUpperCase() + subject.slice(1),
    lines: [copy.thanks, ...lines],
  };
}

/** Returns what the rep was asked to send, and when: "the plan today". */
function promiseOf(task = "", date = ""): string | undefined {
  const what =
    /^(?:send|share|forward|email|get|give|show)(?: (?:me|us|over|my team))+ (.+)$/i.exec(task);
  return what?.[1] && `${what[1]} ${date}`.trim();
}

/** "The CFO" is "the CFO" inside a sentence. */
const inSentence = (name: string): string => name.replace(/^The /, "the ");
