import type { ReactNode } from "react";
import { paths } from "../../src/paths";
import { listWords, preferences as words } from "../content/preferences";
import { longDay } from "../ui/long-day";
import { ChangeForm } from "./change-form";
import type { SignUp } from "./sign-up-source";

/** One list that an address is or was on. `since` is when its state began, in ISO 8601. */
export type Subscription = SignUp & {
  id: string;
  state: keyof typeof ACTIONS;
  since: string;
};

/** What can be done about a list, by where it stands. */
const ACTIONS = {
  pending: ["confirm", "leave"],
  confirmed: ["leave"],
  received: ["leave"],
  unsubscribed: ["join"],
} as const;

/** The lists of an address, each with what can be done about it, and the way out of all of them. */
export function PreferenceLists(props: {
  token: string;
  lists: readonly Subscription[];
}): ReactNode {
  const { token, lists } = props;
  const isOnAny = lists.some(({ state }) => state !== "unsubscribed");
  return (
    <section className="preferences-card" aria-labelledby="preference-lists">
      <h2 id="preference-lists">{words.lists}</h2>
      <p className="note">{words.sentence}</p>
      {lists.length === 0 ? (
        <p>{words.noLists}</p>
      ) : (
        <ul className="preference-lists">
          {lists.map((one) => (
            <ListRow key={one.id} token={token} {...one} />
          ))}
        </ul>
      )}
      {isOnAny && (
        <ChangeForm
          to={paths.preferences.path}
          fields={{ token, change: "leave-all" }}
          label={words.leaveAll.action}
          busy={words.leaveAll.busy}
        />
      )}
    </section>
  );
}

function ListRow({
  token,
  id,
  list,
  feature,
  state,
  since,
}: Subscription & { token: string }): ReactNode {
  const { title, text } = listWords({ list, feature });
  return (
    <li data-state={state}>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
        <p className="preference-state">
          {words.states[state]} <time dateTime={since}>{longDay.format(new Date(since))}</time>
        </p>
      </div>
      <div className="preference-actions">
        {ACTIONS[state].map((action) => (
          <ChangeForm
            key={action}
            to={paths.preferences.path}
            fields={{ token, change: action === "leave" ? "leave" : "join", id }}
            label={words.actions[action]}
            about={title}
            busy={words.actions.busy}
            tone={action === "confirm" ? "primary" : undefined}
          />
        ))}
      </div>
    </li>
  );
}
