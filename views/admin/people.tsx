import type { ReactNode } from "react";
import { consoleEndpoints, consolePaths } from "../../src/paths";
import { consoleCopy } from "../content/console/console";
import { parseSource } from "../content/sign-up-source";
import { Button, ButtonLink } from "../ui/button";
import { Checkbox } from "../ui/field";
import { Labeled, LabeledField } from "../ui/labeled";
import { Select } from "../ui/select";
import type { ConsoleView } from "./console-page";
import { Hidden, ShortTime, TextLink } from "./parts";
import { ConsoleTable } from "./table";

const copy = consoleCopy.people;
const { path } = consolePaths.people;

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

/** What the list can be filtered by. */
const CHOSEN = ["list", "state"] as const;
const TYPED = ["feature", "campaign", "page", "referrer", "from", "to"] as const;
export const FILTERS = [...CHOSEN, ...TYPED] as const;

/** What the list shows. Days are in UTC, the last one included. */
export type Query = Partial<Record<(typeof FILTERS)[number] | "search" | "sort", string>>;

type Props = {
  query: Query;
  choices: { list: readonly string[]; state: readonly string[] };
  /** The address of the list for another question. */
  hrefOf: (query: Query) => string;
  /** Fields of the address that another filter keeps: what is searched, as the address has it, and the order. */
  kept: Readonly<Record<string, string>>;
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
export const peoplePage = (props: Props): ConsoleView => ({
  place: consolePaths.people,
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

/** What is searched is posted, since it may be an address. */
function Search({ query, hrefOf }: Props): ReactNode {
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

function Filters({ query, choices, kept }: Props): ReactNode {
  const isSet = FILTERS.some((name) => query[name] !== undefined);
  return (
    <form action={path} className="grid grid-cols-2 items-end gap-3 *:min-w-0 sm:flex sm:flex-wrap">
      <Hidden fields={kept} />
      {CHOSEN.map((name) => (
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
      {TYPED.map((name) => (
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

function List(props: Props): ReactNode {
  const { people, count, maxCounted, next, actionOf } = props;
  const shown = count > maxCounted ? copy.moreThan(maxCounted) : copy.count(count);
  return (
    <form method="post" className="grid gap-4">
      {/* The form's first button is what Enter presses: here nothing. */}
      <button hidden disabled aria-label={copy.select} />
      <div className="flex flex-wrap items-center gap-3">
        <p className="mr-auto text-ink tabular-nums">{shown}</p>
        <ButtonLink size="small" href={actionOf(consoleEndpoints.exportPeople)}>
          {copy.acts.export}
        </ButtonLink>
        <Act {...props} act="release" all />
        <Act {...props} act="invite" all />
      </div>
      <ConsoleTable
        isWide
        caption={copy.caption}
        heads={[sortedBy("address", props), ...copy.columns, sortedBy("time", props)]}
        rows={people.map((person) => ({ key: person.id, cells: cellsOf(person) }))}
      />
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

/** The heading of a column that the list can be sorted by: the latest first, and addresses from A. */
function sortedBy(by: "time" | "address", { query, hrefOf }: Props) {
  const { sort = "-time" } = query;
  const isSorted = sort.endsWith(by);
  const isDescending = isSorted && sort.startsWith("-");
  const next = isSorted ? !isDescending : by === "time";
  const sorted = isDescending ? ("descending" as const) : ("ascending" as const);
  return {
    name: copy.sorted[by],
    href: hrefOf({ ...query, sort: `${next ? "-" : ""}${by}` }),
    sorted: isSorted ? sorted : undefined,
  };
}

function cellsOf(person: Row): ReactNode[] {
  const { id, email, name, company, list, campaign, createdAt, href, source } = person;
  const states = [person.state];
  if (person.invitedAt !== null) states.push(copy.invited);
  if (person.isUndeliverable) states.push(copy.undeliverable);
  return [
    <span key="email" className="flex min-w-50 items-center gap-3 wrap-anywhere">
      <Checkbox name="id" value={id} aria-label={copy.selectOne(email)} />
      <TextLink href={href}>{email}</TextLink>
    </span>,
    name && <Wrapped key="name">{name}</Wrapped>,
    company && <Wrapped key="company">{company}</Wrapped>,
    list,
    parseSource(source ?? "").feature,
    <span key="state" className="flex flex-wrap gap-x-2">
      {states.map((state) => (
        <span key={state} className={MARKED.has(state) ? "font-bold text-gold" : ""}>
          {state}
        </span>
      ))}
    </span>,
    campaign && <Wrapped key="campaign">{campaign}</Wrapped>,
    <span key="time" className="whitespace-nowrap">
      <ShortTime at={createdAt} />
    </span>,
  ];
}

/** Text of any length, broken anywhere if need be. */
function Wrapped({ children }: { children: string }): ReactNode {
  return <span className="wrap-anywhere">{children}</span>;
}

/** States that need a look. */
const MARKED: ReadonlySet<string> = new Set(["held", copy.undeliverable]);
