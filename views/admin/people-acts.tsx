import { consolePaths } from "../../src/paths";
import { consoleCopy } from "../content/console/console";
import { Button } from "../ui/button";
import { askPage } from "./console-page";
import { FieldList, type Gate, Hidden } from "./parts";
import { FILTERS, type Query } from "./people";

const copy = consoleCopy.people;
const titled = (title: string) => ({ ...consolePaths.people, title });

/** An act on what the list shows: where its form posts, and the list that it came from. */
type Act = { query: Query; action: string; back: string };

/** Says what an export will hold, before it is made. */
export const exportPage = (props: Act & { gate: Gate; count: number }) =>
  askPage({
    place: titled(copy.export.title),
    children: (
      <>
        <p>{copy.export.lead(props.count)}</p>
        <FilterInWords query={props.query} />
      </>
    ),
    form: { ...props, button: copy.export.action(props.count) },
    back: props.back,
  });

/** What was chosen: `fields` are the checked rows or all, `lead` says what can be done with them. */
type Chosen = Act & { fields: Readonly<Record<string, string | readonly string[]>>; lead: string };

/** Says what releasing does, before it is done; without a count, why it is not possible. */
export const releasePage = ({ fields, count, ...props }: Chosen & { count: number | undefined }) =>
  askPage({
    place: titled(copy.release.title),
    children: <Lead {...props} fields={fields} />,
    form:
      count === undefined
        ? undefined
        : {
            action: props.action,
            fields: <Hidden fields={{ ...fields, count: String(count) }} />,
            button: copy.release.action(count),
          },
    back: props.back,
  });

/** Asks which invitation to send to the chosen people. `href` is where a draft is sent from. */
export const invitePage = (
  props: Chosen & { drafts: readonly { href: string; subject: string }[] },
) =>
  askPage({
    place: titled(copy.invite.title),
    children: (
      <>
        <Lead {...props} />
        {props.drafts.length > 0 && (
          <form method="post" className="flex flex-wrap gap-3">
            <Hidden fields={props.fields} />
            {props.drafts.map(({ href, subject }) => (
              <Button key={href} className="max-w-full whitespace-normal!" formAction={href}>
                <span className="min-w-0 wrap-anywhere">{subject}</span>
              </Button>
            ))}
          </form>
        )}
      </>
    ),
    back: props.back,
  });

function Lead({ query, fields, lead }: Omit<Chosen, "action" | "back">) {
  return (
    <>
      <p>{lead}</p>
      {"all" in fields && <FilterInWords query={query} />}
    </>
  );
}

/** The question in words, for pages that act on all it selects. */
function FilterInWords({ query }: { query: Query }) {
  const set = [...FILTERS, "search" as const].filter((name) => query[name] !== undefined);
  if (set.length === 0) return <p>{copy.everyone}</p>;
  return <FieldList rows={set.map((name) => [copy.fields[name], query[name]])} />;
}
