import type { ReactNode } from "react";
import { endpoints, paths } from "../../../src/paths";
import { preferences as copy } from "../../content/preferences";
import { ChangeForm } from "./change-form";
import { ButtonLink } from "../../ui/button";
import { PreferenceCard } from "./preference-card";
import { CountList, type StoredCounts } from "./stored-about-you";

/** The confirmation before everything is erased: what is deleted, the button, and a link back. */
export function EraseForm(props: {
  email: string;
  token: string;
  counts: StoredCounts;
}): ReactNode {
  const { email, token, counts } = props;
  const { ask } = copy.erase;
  return (
    <PreferenceCard className="mx-auto w-full max-w-152 lg:col-span-2">
      <h1>{ask.title}</h1>
      <p className="mt-4">
        {ask.text} <b>{email}</b>
      </p>
      <CountList counts={{ ...counts, account: 0 }} />
      {counts.account > 0 && <p className="text-small text-muted">{copy.erase.account}</p>}
      <div className="mt-6 flex flex-wrap gap-3">
        <ChangeForm
          to={endpoints.preferencesErase}
          fields={{ token }}
          label={ask.action}
          busy={ask.busy}
          tone="danger"
        />
        <ButtonLink
          size="small"
          href={`${paths.preferences.path}?${new URLSearchParams({ token })}`}
        >
          {ask.keep}
        </ButtonLink>
      </div>
    </PreferenceCard>
  );
}
