import type { ComponentProps, ReactNode } from "react";
import { consoleEndpoints, consolePaths } from "../../src/paths";
import { consoleCopy } from "../content/console/console";
import { parseSource } from "../content/sign-up-source";
import { Button, ButtonLink } from "../ui/button";
import { Checkbox } from "../ui/field";
import { type ConsoleNotice, consolePage } from "./console-page";
import { Filters, Search } from "./people-filter";
import { ShortTime } from "./short-time";

const copy = consoleCopy.people;

/** An entry of a form; `href` is the page about its address. */
type Row = {
  id: string;
  list: string;
  state: string;
  isUndeliverable: boolean;
  invitedAt: string | null;
  email: string;
  name: string | null;
  company: string | null;
  source: string | null;
  campaign: string | null;
  createdAt: string;
  href: string;
};

type Props = ComponentProps<typeof Filters> & {
  people: readonly Row[];
  /** Exact to `maxCounted`, and more above it. */
  count: number;
  maxCounted: number;
  /** The address of the next page. */
  next: string | undefined;
  /** The address of an act on what this question selects. */
  actionOf: (endpoint: string) => string;
};

/** Everyone who filled in a form. */
export const peoplePage = (props: Props, notice?: ConsoleNotice) =>
  consolePage({
    place: consolePaths.people,
    notice,
    children: (
      <div className="grid gap-6">
        <Search {...props} />
        <Filters {...props} />
        {props.people.length === 0 ? (
          <p>{Object.keys(props.query).length === 0 ? copy.nobody : copy.none}</p>
        ) : (
          <List {...props} />
        )}
      </div>
    ),
  });

function List(props: Props): ReactNode {
  const { people, count, maxCounted, next, actionOf } = props;
  const shown = count > maxCounted ? copy.moreThan(maxCounted) : copy.count(count);
  return (
    <form method="post" className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <p className="mr-auto text-ink tabular-nums">{shown}</p>
        <ButtonLink size="small" href={actionOf(consoleEndpoints.exportPeople)}>
          {copy.acts.export}
        </ButtonLink>
        <Act {...props} act="release" all />
        <Act {...props} act="invite" all />
      </div>
      <table className="w-full border-collapse text-small tabular-nums max-lg:block">
        <caption className="sr-only">{copy.caption}</caption>
        <thead className="max-lg:block">
          <tr className="h-10 border-b border-hairline-strong text-left text-ink max-lg:flex max-lg:items-center max-lg:gap-5">
            <th scope="col" className="max-lg:sr-only">
              <span className="sr-only">{copy.select}</span>
            </th>
            <Sorted {...props} by="address" />
            {copy.columns.map((column) => (
              <th key={column} scope="col" className="pl-4 max-lg:sr-only">
                {column}
              </th>
            ))}
            <Sorted {...props} by="time" />
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {people.map((person) => (
            <PersonRow key={person.id} {...person} />
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap gap-3">
        <Act {...props} act="release" />
        <Act {...props} act="invite" />
        {next !== undefined && <ButtonLink href={next}>{copy.more}</ButtonLink>}
      </div>
    </form>
  );
}

/** Submits the checked rows, or all that the list shows, to a page that asks first. */
function Act({
  act,
  all = false,
  actionOf,
}: Props & { act: "release" | "invite"; all?: boolean }): ReactNode {
  return (
    <Button
      size="small"
      tone="outlined"
      formAction={actionOf(consoleEndpoints[act])}
      name={all ? "all" : undefined}
      value={all ? "1" : undefined}
    >
      {copy.acts[act][all ? "all" : "selected"]}
    </Button>
  );
}

/** The heading of a column that the list can be sorted by. */
function Sorted({ by, query, hrefOf }: Props & { by: "time" | "address" }): ReactNode {
  const { sort = "-time" } = query;
  const isSorted = sort.endsWith(by);
  const isDescending = isSorted && sort.startsWith("-");
  const other = isSorted ? !isDescending : by === "time";
  return (
    <th
      scope="col"
      className={by === "time" ? "pl-4 text-right max-lg:pl-0" : "pl-4 max-lg:pl-0"}
      aria-sort={isSorted ? (isDescending ? "descending" : "ascending") : undefined}
    >
      <a
        className="inline-flex min-h-11 items-center gap-1 underline underline-offset-4"
        href={hrefOf({ ...query, sort: `${other ? "-" : ""}${by}` })}
      >
        {copy.sorted[by]}
        {isSorted && <span aria-hidden="true">{isDescending ? "↓" : "↑"}</span>}
      </a>
    </th>
  );
}

/** A row, or on narrow screens a card. */
function PersonRow(person: Row): ReactNode {
  const { id, email, name, company, list, campaign, createdAt, href, source } = person;
  const states = [person.state];
  if (person.invitedAt !== null) states.push(copy.invited);
  if (person.isUndeliverable) states.push(copy.undeliverable);
  const { feature } = parseSource(source ?? "");
  return (
    <tr className="border-b border-hairline max-lg:grid lg:h-10 max-lg:grid-cols-[auto_1fr] max-lg:gap-x-3 max-lg:py-2">
      <td className="max-lg:row-span-8">
        <Checkbox
          name="id"
          value={id}
          aria-label={copy.selectOne(email)}
          className="align-middle"
        />
      </td>
      <th
        scope="row"
        className="max-w-70 pl-4 text-left font-normal wrap-break-word max-lg:max-w-none max-lg:pl-0"
      >
        <a className="text-teal underline underline-offset-4" href={href}>
          {email}
        </a>
      </th>
      <Cell>{name}</Cell>
      <Cell>{company}</Cell>
      <Cell>{list}</Cell>
      <Cell>{feature}</Cell>
      <Cell>
        {states.map((state) => (
          <span key={state} className={MARKED.has(state) ? "mr-2 font-bold text-gold" : "mr-2"}>
            {state}
          </span>
        ))}
      </Cell>
      <Cell>{campaign}</Cell>
      <td className="pl-4 text-right whitespace-nowrap max-lg:pl-0 max-lg:text-left">
        <ShortTime at={createdAt} />
      </td>
    </tr>
  );
}

/** States that need a look. */
const MARKED: ReadonlySet<string> = new Set(["held", copy.undeliverable]);

/** Empty cells take no line on a card. */
function Cell({ children }: { children: ReactNode }): ReactNode {
  return (
    <td className="max-w-50 pl-4 wrap-break-word empty:max-lg:hidden max-lg:max-w-none max-lg:pl-0">
      {children}
    </td>
  );
}
