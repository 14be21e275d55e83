import type { ReactNode } from "react";
import { endpoints, paths } from "../../src/paths";
import { preferences as words } from "../content/preferences";
import { ChangeForm } from "./change-form";
import { CountList, type StoredCounts } from "./stored-about-you";

/** The step before all is erased: what goes, the button, and the way back. */
export function EraseForm(props: {
  email: string;
  token: string;
  counts: StoredCounts;
}): ReactNode {
  const { email, token, counts } = props;
  const { ask } = words.erase;
  return (
    <div className="preferences-card preference-ask">
      <h1>{ask.title}</h1>
      <p>
        {ask.text} <b>{email}</b>
      </p>
      <CountList counts={{ ...counts, account: 0 }} />
      {counts.account > 0 && <p className="note">{words.erase.account}</p>}
      <div className="preference-actions">
        <ChangeForm
          to={endpoints.preferencesErase}
          fields={{ token }}
          label={ask.action}
          busy={ask.busy}
          tone="danger"
        />
        <a className="button" href={`${paths.preferences.path}?${new URLSearchParams({ token })}`}>
          {ask.keep}
        </a>
      </div>
    </div>
  );
}
