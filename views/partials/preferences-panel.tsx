import type { ReactNode } from "react";
import { preferences as words, type PreferenceNotice } from "../content/preferences";
import { PREFERENCES_ID } from "./change-form";
import { EraseForm } from "./erase-form";
import { Notice } from "../ui/notice";
import { PreferenceLists, type Subscription } from "./preference-lists";
import { StoredAboutYou, type StoredCounts } from "./stored-about-you";
import { Lead } from "../ui/section";

/** What an address gets and what is stored about it; the step before that is erased; what is left after it; a wish that waits for the database. */
export type PreferencesState =
  | {
      status: "shown";
      email: string;
      token: string;
      lists: readonly Subscription[];
      counts: StoredCounts;
      notice?: PreferenceNotice | undefined;
    }
  | { status: "erasing"; email: string; token: string; counts: StoredCounts }
  | { status: "erased"; hasAccount: boolean }
  | { status: "journaled" };

/** All of the page that changes, so that a partial and the page show the same. */
export function PreferencesPanel(state: PreferencesState): ReactNode {
  return (
    <div id={PREFERENCES_ID} className="preferences-panel">
      {state.status === "shown" && <Shown {...state} />}
      {state.status === "erasing" && <EraseForm {...state} />}
      {state.status === "erased" && (
        <div className="preferences-head">
          <h1>{words.erase.done.title}</h1>
          <Notice tone="success">{words.erase.done.text}</Notice>
          {state.hasAccount && <p className="note">{words.erase.account}</p>}
        </div>
      )}
      {state.status === "journaled" && (
        <div className="preferences-head">
          <h1>{words.journaled}</h1>
          <Notice tone="success">{words.notices.journaled}</Notice>
        </div>
      )}
    </div>
  );
}

function Shown(state: Extract<PreferencesState, { status: "shown" }>): ReactNode {
  const { email, token, lists, counts, notice } = state;
  const isEmpty = Object.values(counts).every((count) => count === 0);
  return (
    <>
      <div className="preferences-head">
        <h1>{isEmpty ? words.empty.title : words.heading}</h1>
        <Lead className="mt-5">
          {isEmpty ? words.empty.text : words.lead} <b>{email}</b>
        </Lead>
        {notice && (
          <Notice tone={notice === "unknown" ? "error" : "success"}>{words.notices[notice]}</Notice>
        )}
      </div>
      {!isEmpty && (
        <>
          <PreferenceLists token={token} lists={lists} />
          <StoredAboutYou token={token} counts={counts} />
        </>
      )}
    </>
  );
}
