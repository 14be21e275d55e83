import type { ReactNode } from "react";
import { paths } from "../../src/paths";
import { type DoneCopy, formDone as copy } from "../content/form-done";
import { ButtonLink } from "../ui/button";
import { Icon } from "../ui/icon";
import { MoreLink } from "../ui/more-link";
import { Template } from "../ui/template";

/**
 * Replaces a form after it was sent. No response repeats what was typed: the script that sent the form inserts it. Without
 * JavaScript, "Use another address" links to the page's form.
 */
export function FormDone(props: {
  id: string;
  className: string;
  /** The form's success message. */
  success: string;
  done: DoneCopy;
  /** What was received, if it is more than the address and `done.received`. */
  received?: ReactNode;
  /** The address of the page's form. */
  again: string;
  hiddenFields: ReactNode;
  /** The cleared form, which the script can restore. */
  form: ReactNode;
}): ReactNode {
  const { id, className, success, done, received, again, hiddenFields, form } = props;
  return (
    <div id={id} tabIndex={-1} className={`grid gap-5 ${className}`.trim()}>
      <p
        role="status"
        tabIndex={-1}
        className="notice flex gap-2.5 text-h3 font-bold text-teal-hover"
      >
        <Icon name="check" className="mt-1" />
        <span>{success}</span>
      </p>
      <dl className="grid gap-4">
        <Row name={copy.received}>
          {received ?? (
            <>
              <span className="text-ink wrap-anywhere" data-typed="email">
                {copy.address}
              </span>
              <bdi
                className="text-ink wrap-anywhere not-empty:before:content-[',_']"
                data-typed="company"
              />
              {done.received}
            </>
          )}
        </Row>
        <Row name={copy.next} {...(done.isNextBeside && { className: "lg:hidden" })}>
          {done.next}
        </Row>
        {done.links && (
          <Row name={copy.meanwhile}>
            <span className="-my-2 flex flex-wrap gap-x-6">
              {done.links.map(({ name, href }) => (
                <MoreLink key={href} href={href}>
                  {name}
                </MoreLink>
              ))}
            </span>
          </Row>
        )}
        {done.undo && (
          <Row name={copy.undo}>
            <Undo undo={done.undo} />
          </Row>
        )}
      </dl>
      <ButtonLink className="justify-self-start" href={again} data-again="">
        {done.again ?? copy.again}
      </ButtonLink>
      {hiddenFields}
      <Template>{form}</Template>
    </div>
  );
}

function Undo({ undo }: Required<Pick<DoneCopy, "undo">>): ReactNode {
  const { text, name, href } =
    typeof undo === "string"
      ? { text: undo, name: copy.preferences, href: paths.preferences.path }
      : undo;
  return (
    <>
      {`${text} `}
      <a href={href} className="text-teal underline underline-offset-4">
        {name}
      </a>
    </>
  );
}

function Row(props: { name: string; className?: string; children: ReactNode }): ReactNode {
  const { name, className, children } = props;
  return (
    <div className={className}>
      <dt className="font-bold text-ink">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
