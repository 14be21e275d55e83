import type { ReactNode } from "react";

/** Names and values, one pair per line. */
export function FieldList({
  rows,
}: {
  rows: readonly (readonly [name: string, value: ReactNode])[];
}): ReactNode {
  return (
    <dl className="grid grid-cols-[minmax(7rem,auto)_1fr] gap-x-4 gap-y-1 text-small">
      {rows.map(([name, value], index) => (
        <div key={`${index} ${name}`} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="whitespace-pre-wrap text-ink wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
