import { type ReactNode, useEffect, useRef, useState } from "react";
import { copying } from "../../content/copying";
import { followUpMail } from "../../content/demo/after-call";
import { closeout } from "../../content/demo/closeout";
import { demoDeal } from "../../content/demo-deal";
import { selectAll, useCopy } from "../use-copy";

const { mail } = closeout;

const FIELD_ID = "follow-up-body";

/** The drafted email: to be changed, copied, or taken to the visitor's own email program. */
export function FollowUp(): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const [early] = useState(readEarly);
  const [body, setBody] = useState<string>(followUpMail.body);
  const { said, copy } = useCopy(() => selectAll(field.current));

  useEffect(() => {
    if (early === undefined || field.current === null) return;
    field.current.value = early;
    setBody(early);
  }, [early]);

  // What was typed before this woke may not have been rendered yet: the field has it.
  const copyMail = () => copy(`${demoDeal.followUp.subject}\n\n${field.current?.value ?? body}`);

  return (
    <section className="follow-up" aria-labelledby="follow-up-title">
      <h3 id="follow-up-title">{mail.title}</h3>
      <dl>
        <dt>{mail.to}</dt>
        <dd>{followUpMail.to}</dd>
        <dt>{mail.subject}</dt>
        <dd>{demoDeal.followUp.subject}</dd>
      </dl>
      <label htmlFor={FIELD_ID}>{mail.body}</label>
      <textarea
        ref={field}
        id={FIELD_ID}
        className="field"
        rows={12}
        defaultValue={followUpMail.body}
        onChange={({ target }) => setBody(target.value)}
      />
      <div className="follow-up-end">
        <button type="button" className="button" onClick={() => void copyMail()}>
          {copying.copy}
        </button>
        <a className="more" href={mailHref(body)}>
          {mail.send}
        </a>
        <p role="status">{said}</p>
      </div>
    </section>
  );
}

/** What was typed before this woke. Read while the field still has it: hydration puts the server's text back. */
function readEarly(): string | undefined {
  if (typeof document === "undefined") return undefined;
  return document.querySelector<HTMLTextAreaElement>(`#${FIELD_ID}`)?.value;
}

/** RFC 6068 wants spaces as %20, which URLSearchParams would write as plus signs, and lines ended by CR LF. */
function mailHref(body: string): string {
  const subject = encodeURIComponent(demoDeal.followUp.subject);
  const text = encodeURIComponent(body.replaceAll(/\r?\n/g, "\r\n"));
  return `mailto:${followUpMail.to}?subject=${subject}&body=${text}`;
}
