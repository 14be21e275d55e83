import type { ReactNode } from "react";
import { consolePaths } from "../../src/paths";
import { consoleCopy } from "../content/console/console";
import { Button, ButtonLink } from "../ui/button";
import { Field } from "../ui/field";
import { CodeGate, type Gate } from "./code-gate";
import { askPage } from "./console-page";
import { Labeled } from "./labeled";
import { FilterInWords, type Query } from "./people-filter";

const titled = (title: string) => ({ ...consolePaths.people, title });

const copy = consoleCopy.people;

/** An act on what the list shows: where its form posts, and the list that it came from. */
type Act = { query: Query; action: string; back: string; gate: Gate; count: number };

/** Checked rows; undefined for everything that the filter selects. */
type Chosen = Act & { ids: readonly string[] | undefined; max: number };

/** Says what an export will hold, before it is made. */
export const exportPage = ({ query, action, back, gate, count }: Act, problem?: string) =>
  askPage(
    titled(copy.export.title),
    problem,
    <>
      <p>{copy.export.lead(count)}</p>
      <FilterInWords query={query} />
      <form method="post" action={action} className="grid justify-items-start gap-5">
        <CodeGate {...gate}>
          <Button tone="primary">{copy.export.action(count)}</Button>
        </CodeGate>
      </form>
      <Back href={back} />
    </>,
  );

/** Says what releasing does, before it is done. */
export const releasePage = (props: Chosen, problem?: string) =>
  askPage(
    titled(copy.release.title),
    problem,
    <>
      <Count {...props} none={copy.release.none} lead={copy.release.lead(props.count)} />
      {props.count > 0 && props.count <= props.max && (
        <form method="post" action={props.action}>
          <ChosenFields {...props} />
          <input type="hidden" name="count" value={props.count} />
          <Button tone="primary">{copy.release.action(props.count)}</Button>
        </form>
      )}
      <Back href={props.back} />
    </>,
  );

/** `recipients` is how many of the chosen people a draft would go to. */
type Draft = { id: string; subject: string; recipients: number };

/** Asks which invitation goes to the chosen people, and for their number. */
export const invitePage = (
  props: Chosen & { drafts: readonly Draft[]; typed: string; broadcast: string },
  problem?: string,
) =>
  askPage(
    titled(copy.invite.title),
    problem,
    <>
      <Count {...props} none={copy.invite.none} lead={copy.invite.lead(props.count)} />
      {props.count > 0 && props.count <= props.max && props.drafts.length === 0 && (
        <p>{copy.invite.noDraft}</p>
      )}
      {props.drafts.length > 0 && props.count > 0 && (
        <form method="post" action={props.action} className="grid justify-items-start gap-5">
          <ChosenFields {...props} />
          <fieldset className="grid gap-2">
            <legend className="font-bold text-ink">{copy.invite.which}</legend>
            {props.drafts.map(({ id, subject, recipients }, index) => (
              <label key={id} className="flex min-h-11 items-center gap-3">
                <input
                  type="radio"
                  name="broadcast"
                  value={id}
                  defaultChecked={props.broadcast === id || (!props.broadcast && index === 0)}
                  required
                />
                <span className="wrap-anywhere">{copy.invite.draft(subject, recipients)}</span>
              </label>
            ))}
          </fieldset>
          <Labeled name="count" label={copy.invite.count}>
            <Field
              id="count"
              name="count"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={props.typed}
              className="max-w-50"
              required
            />
          </Labeled>
          <CodeGate {...props.gate}>
            <Button tone="primary">{copy.invite.action}</Button>
          </CodeGate>
        </form>
      )}
      <Back href={props.back} />
    </>,
  );

function Count({
  query,
  ids,
  count,
  max,
  none,
  lead,
}: Chosen & { none: string; lead: string }): ReactNode {
  return (
    <>
      <p>{count === 0 ? none : count > max ? copy.tooMany(max) : lead}</p>
      {ids === undefined && <FilterInWords query={query} />}
    </>
  );
}

function ChosenFields({ ids }: Pick<Chosen, "ids">): ReactNode {
  if (ids === undefined) return <input type="hidden" name="all" value="1" />;
  return ids.map((id) => <input key={id} type="hidden" name="id" value={id} />);
}

function Back({ href }: { href: string }): ReactNode {
  return <ButtonLink href={href}>{copy.back}</ButtonLink>;
}
