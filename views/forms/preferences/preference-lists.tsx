import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { listCopy, preferences as copy } from "../../content/preferences";
import { longDate } from "../../ui/long-date";
import { ChangeForm } from "./change-form";
import { type ConsentStep, ConsentSteps, hasEndedBySending } from "./consent-steps";
import { PolicyLink } from "../policy-link";
import { PreferenceCard } from "./preference-card";
import type { SignUp } from "../../content/sign-up-source";

/** A list that an address is or was on. `since` is when it reached its current state, in ISO 8601. */
export type Subscription = SignUp & {
  id: string;
  state: keyof typeof ACTIONS;
  since: string;
  steps: readonly ConsentStep[];
};

/** The actions for a list, by its state. */
const ACTIONS = {
  pending: ["confirm", "leave"],
  confirmed: ["leave"],
  received: ["leave"],
  unsubscribed: ["join"],
} as const;

const DOTS = {
  pending: "before:bg-gold",
  confirmed: "before:bg-teal",
  received: "before:bg-teal",
  unsubscribed: "before:border before:border-decoration",
} as const;

/** All lists of an address, each with its actions, and a button to leave all of them. */
export function PreferenceLists(props: {
  token: string;
  lists: readonly Subscription[];
}): ReactNode {
  const { token, lists } = props;
  const isOnAny = lists.some(({ state }) => state !== "unsubscribed");
  return (
    <PreferenceCard labelledBy="preference-lists">
      <h2 id="preference-lists" className="text-h4">
        {copy.lists}
      </h2>
      <p className="mt-2 text-small text-muted">
        {copy.sentence} <PolicyLink />
      </p>
      {lists.length === 0 ? (
        <p className="mt-5">{copy.noLists}</p>
      ) : (
        <ul className="mt-5 border-hairline not-last:mb-6 not-last:border-b">
          {lists.map((list) => (
            <ListRow key={list.id} token={token} {...list} />
          ))}
        </ul>
      )}
      {isOnAny && (
        <ChangeForm
          to={paths.preferences.path}
          fields={{ token, change: "leave-all" }}
          label={copy.leaveAll.action}
          busy={copy.leaveAll.busy}
        />
      )}
    </PreferenceCard>
  );
}

function ListRow({
  token,
  id,
  list,
  feature,
  state,
  since,
  steps,
}: Subscription & { token: string }): ReactNode {
  const { title, text } = listCopy({ list, feature });
  const hasEnded = state === "unsubscribed" && hasEndedBySending(steps.at(-1));
  return (
    <li
      data-state={state}
      className={`grid items-center gap-x-5 gap-y-4 border-t border-hairline py-5 ${state === "pending" ? "sm:grid-cols-[minmax(0,1fr)_auto]" : "grid-cols-[minmax(0,1fr)_auto]"}`}
    >
      <div>
        <h3 className="text-base">{title}</h3>
        <p>{text}</p>
        <p
          className={`mt-1.5 text-small text-muted before:mr-2 before:inline-block before:size-2 before:rounded-pill ${DOTS[state]}`}
        >
          {copy.states[hasEnded ? "announced" : state]}{" "}
          <time dateTime={since} className="whitespace-nowrap">
            {longDate.format(new Date(since))}
          </time>
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {ACTIONS[state].map((action) => (
          <ChangeForm
            key={action}
            to={paths.preferences.path}
            fields={{ token, change: action === "leave" ? "leave" : "join", id }}
            label={copy.actions[action]}
            about={title}
            busy={copy.actions.busy}
            tone={action === "confirm" ? "primary" : undefined}
          />
        ))}
      </div>
      <ConsentSteps list={title} steps={steps} />
    </li>
  );
}
