import type { ReactNode } from "react";
import { consolePaths } from "../../src/paths";
import { consoleCopy } from "../content/console/console";
import { Button, ButtonLink } from "../ui/button";
import { Labeled, LabeledField } from "../ui/labeled";
import { Select } from "../ui/select";
import { FieldList, Hidden } from "./parts";

const copy = consoleCopy.people;
const { path } = consolePaths.people;

const FILTERS = ["list", "state", "feature", "campaign", "from", "to"] as const;

/** What the list shows. Days are in UTC, the last one included. */
export type Query = Partial<Record<(typeof FILTERS)[number] | "search" | "sort", string>>;

type Props = {
  query: Query;
  choices: { list: readonly string[]; state: readonly string[] };
  /** The address of the list for another question. */
  hrefOf: (query: Query) => string;
  /** Fields of the address that another filter keeps: what is searched, as the address has it, and the order. */
  kept: Readonly<Record<string, string>>;
};

/** The question in words, for pages that act on all it selects. */
export function FilterInWords({ query }: { query: Query }): ReactNode {
  const set = [...FILTERS, "search" as const].filter((name) => query[name] !== undefined);
  if (set.length === 0) return <p>{copy.everyone}</p>;
  return <FieldList rows={set.map((name) => [copy.fields[name], query[name]])} />;
}

/** What is searched is posted, since it may be an address. */
export function Search({ query, hrefOf }: Props): ReactNode {
  const { search, ...rest } = query;
  return (
    <form method="post" action={hrefOf(rest)} className="flex flex-wrap items-end gap-3">
      <LabeledField
        name="search"
        label={copy.fields.search}
        type="search"
        autoComplete="off"
        maxLength={200}
        defaultValue={search}
      />
      <Button>{copy.search}</Button>
      {search !== undefined && <ButtonLink href={hrefOf(rest)}>{copy.endSearch}</ButtonLink>}
    </form>
  );
}

export function Filters({ query, choices, kept }: Props): ReactNode {
  const isSet = FILTERS.some((name) => query[name] !== undefined);
  return (
    <form action={path} className="grid grid-cols-2 items-end gap-3 *:min-w-0 sm:flex sm:flex-wrap">
      <Hidden fields={kept} />
      {(["list", "state"] as const).map((name) => (
        <Labeled key={name} id={name} label={copy.fields[name]}>
          <Select id={name} name={name} defaultValue={query[name] ?? ""}>
            <option value="">{copy.any}</option>
            {choices[name].map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </Select>
        </Labeled>
      ))}
      {(["feature", "campaign", "from", "to"] as const).map((name) => (
        <LabeledField
          key={name}
          name={name}
          label={copy.fields[name]}
          type={name === "from" || name === "to" ? "date" : "text"}
          autoComplete="off"
          defaultValue={query[name]}
          className="min-w-0 sm:max-w-44"
        />
      ))}
      <Button>{copy.filter}</Button>
      {isSet && <ButtonLink href={path}>{copy.clear}</ButtonLink>}
    </form>
  );
}
