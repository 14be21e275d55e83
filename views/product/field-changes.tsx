import type { ReactNode } from "react";
import { clockTime } from "../content/demo/call";
import type { FieldChange } from "../content/demo-deal";
import { CallTime } from "../ui/call-time";
import { Icon } from "../ui/icon";

type Row = FieldChange & {
  /** The second of the call at which it was heard. */
  at?: number;
  /** Who approved it. */
  approved?: string;
};

/** Changes to the CRM, with old and new values. */
export function FieldChanges(props: {
  changes: readonly Row[];
  className?: string;
  /** The look of each row. */
  rowClassName?: string;
  /** The look of the new values. */
  toClassName?: string;
}): ReactNode {
  const { changes, className, rowClassName = "border-t border-hairline py-2", toClassName } = props;
  return (
    <ul className={className}>
      {changes.map((change) => (
        <FieldChangeRow
          key={change.field}
          {...change}
          className={rowClassName}
          {...(toClassName && { toClassName })}
        />
      ))}
    </ul>
  );
}

/** A change, or the value that a field still has. */
export function FieldChangeRow(
  props: Row & {
    isChanged?: boolean;
    className?: string;
    /** The look of the new value. */
    toClassName?: string;
  },
): ReactNode {
  const { field, from, to, at, approved, isChanged = true } = props;
  const { className = "", toClassName = "text-ink" } = props;
  return (
    <li className={`flex flex-wrap items-center gap-x-3 ${className}`}>
      <span className="w-24 shrink-0">{field}</span>
      <span className="flex-1 basis-28">
        {isChanged ? <s className="mr-2">{from}</s> : from}
        {isChanged && <b className={toClassName}>{to}</b>}
      </span>
      {at !== undefined && (
        <span className="ml-auto text-small text-muted">
          Heard at <CallTime text={clockTime(at)} />
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
