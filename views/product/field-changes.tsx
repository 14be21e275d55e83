import type { ReactNode } from "react";
import { isEmpty, product } from "../content/product";
import type { FieldChange } from "../content/demo-deal";
import { Icon } from "../ui/icon";
import { CallTime } from "./call-line";

type Change = FieldChange & {
  /** The second of the call at which it was heard. */
  at?: number;
  /** Who approved it. */
  approved?: string;
};

/** Changes to the CRM, with old and new values, when each was heard and who approved it. */
export function FieldChanges(props: { changes: readonly Change[]; className: string }): ReactNode {
  return (
    <ul className={`*:border-hairline *:not-first:border-t ${props.className}`}>
      {props.changes.map((change) => (
        <FieldChangeRow key={change.field} {...change} />
      ))}
    </ul>
  );
}

/** A change, or the value that a field still has. A brief one omits that the field was empty. */
export function FieldChangeRow(
  props: Change & { isChanged?: boolean; isBrief?: boolean; className?: string },
): ReactNode {
  const { field, from, to, at, approved, isChanged = true, isBrief = false } = props;
  const { className = "" } = props;
  return (
    <li className={`flex flex-wrap items-center gap-x-3 ${className}`.trim()}>
      <span className="w-24 shrink-0">{field}</span>
      <span className="flex flex-1 basis-28 flex-wrap gap-x-2">
        {!(isBrief && isChanged && isEmpty(from)) && (
          <FieldValue value={from} isReplaced={isChanged} />
        )}
        {isChanged && <b data-written="">{to}</b>}
      </span>
      {at !== undefined && (
        <span className="ml-auto text-small text-muted">
          {product.heardAt} <CallTime at={at} />
        </span>
      )}
      {approved && (
        <span className="flex items-center gap-2 text-small text-teal">
          <Icon name="check" className="w-4" />
          {approved}
        </span>
      )}
    </li>
  );
}

/** What a field holds, struck out once it is replaced. An empty one looks the same everywhere. */
export function FieldValue({
  value,
  isReplaced,
}: {
  value: string;
  isReplaced?: boolean;
}): ReactNode {
  if (isEmpty(value))
    return (
      <span className="self-center rounded-small border border-dashed border-field px-1.5 text-small/4.5 text-muted">
        {value}
      </span>
    );
  return isReplaced ? <s>{value}</s> : value;
}
