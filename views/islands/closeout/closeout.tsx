import { type ReactNode, useEffect, useRef, useState } from "react";
import { copyButton } from "../../content/copy-button";
import { followUpMail } from "../../content/demo/after-call";
import { closeout } from "../../content/demo/closeout";
import { demoDeal } from "../../content/demo-deal";
import { WindowBar, windowClass } from "../../product/window";
import { Button } from "../../ui/button";
import { Fold } from "../../ui/disclosure";
import { TextArea } from "../../ui/field";
import { selectAll, useCopy } from "../use-copy";
import { CrmForm } from "./crm-form";

const { mail } = closeout;
const { followUp } = demoDeal;

const FIELD_ID = "follow-up-body";

/** No props. */
type CloseoutProps = { [Name in never]: Name };

/** What a rep does after a call: review the follow-up email and choose the CRM updates. */
export function Closeout(_: CloseoutProps): ReactNode {
  return (
    <div className={`${windowClass} text-left`}>
      <WindowBar title={demoDeal.call.title} status={demoDeal.call.status} />
      <div className="text-body @min-[900px]:grid @min-[900px]:grid-cols-2">
        <FollowUp />
        <CrmForm />
      </div>
    </div>
  );
}

/** The drafted email, to edit, copy, or open in the visitor's email app. */
function FollowUp(): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const [early] = useState(readEarly);
  const [body, setBody] = useState<string>(followUp.body);
  const { said, copy } = useCopy(() => selectAll(field.current));

  useEffect(() => {
    if (early === undefined || field.current === null) return;
    field.current.value = early;
    setBody(early);
  }, [early]);

  // Text typed before hydration may not be in the state yet, so copy what is in the field.
  const copyMail = () => copy(`${followUp.subject}\n\n${field.current?.value ?? body}`);

  return (
    <section
      className="on-paper px-4 py-2 @min-[480px]:px-6 md:py-6 noscript:col-span-full"
      aria-label={mail.title}
    >
      <Fold head={<h3 className="flex-1 text-h4">{mail.title}</h3>}>
        <dl className="mb-3 grid grid-cols-[auto_1fr] gap-x-2 gap-y-1 @min-[480px]:gap-x-4 wrap-anywhere">
          <dt className="text-muted">{mail.to}</dt>
          <dd className="text-ink">{followUpMail.to}</dd>
          <dt className="text-muted">{mail.subject}</dt>
          <dd className="text-ink">{followUp.subject}</dd>
        </dl>
        <label htmlFor={FIELD_ID} className="text-muted">
          {mail.body}
        </label>
        <TextArea
          ref={field}
          id={FIELD_ID}
          className="mt-1 mb-4 min-h-49 text-base md:field-sizing-content md:min-h-80 md:text-small"
          rows={6}
          defaultValue={followUp.body}
          onChange={({ target }) => setBody(target.value)}
        />
        <div className="flex flex-wrap items-center gap-x-7 gap-y-3">
          <Button
            type="button"
            size="small"
            className="min-h-11 noscript:hidden"
            onClick={() => void copyMail()}
          >
            {said || copyButton.copy}
          </Button>
          <a
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-bold text-teal hover:text-teal-hover"
            href={mailHref(body)}
          >
            {mail.send}
          </a>
          <p role="status" className="sr-only">
            {said}
          </p>
        </div>
      </Fold>
    </section>
  );
}

/**
 * Returns the text typed before hydration. Call it during the first render: hydration resets the field to the server's
 * text.
 */
function readEarly(): string | undefined {
  if (typeof document === "undefined") return undefined;
  return document.querySelector<HTMLTextAreaElement>(`#${FIELD_ID}`)?.value;
}

/**
 * Returns a `mailto:` address. RFC 6068 requires %20 for spaces, not the plus signs of URLSearchParams, and CRLF line
 * breaks.
 */
function mailHref(body: string): string {
  const subject = encodeURIComponent(followUp.subject);
  const text = encodeURIComponent(body.replaceAll(/\r?\n/g, "\r\n"));
  return `mailto:${followUpMail.to}?subject=${subject}&body=${text}`;
}
