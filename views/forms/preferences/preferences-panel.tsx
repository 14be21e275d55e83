import type { ReactNode } from "react";
import { preferences as copy, type PreferenceNotice } from "../../content/preferences";
import { PREFERENCES_ID } from "./change-form";
import { EraseForm } from "./erase-form";
import { Notice } from "../../ui/notice";
import { PreferenceLists, type Subscription } from "./preference-lists";
import { StoredAboutYou, type StoredCounts } from "./stored-about-you";
import { Lead } from "../../ui/section";

/**
 * The panel shows an address's lists and stored data, the confirmation of an erasure, the result of one, or a change
 * that waits for the database.
 */
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

/** The part of the page that changes: rendered both in the page and as a partial. */
export function PreferencesPanel(state: PreferencesState): ReactNode {
  return (
    <div id={PREFERENCES_ID} className="grid items-start gap-6 lg:grid-cols-[7fr_4fr] lg:gap-8">
      {state.status === "shown" && <Shown {...state} />}
      {state.status === "erasing" && <EraseForm {...state} />}
      {state.status === "erased" && (
        <Head title={copy.erase.done.title}>
          <Notice tone="success">{copy.erase.done.text}</Notice>
          {state.hasAccount && <p className="mt-2 text-small text-muted">{copy.erase.account}</p>}
        </Head>
      )}
      {state.status === "journaled" && (
        <Head title={copy.journaled}>
          <Notice tone="success">{copy.notices.journaled}</Notice>
        </Head>
      )}
    </div>
  );
}

function Shown(state: Extract<PreferencesState, { status: "shown" }>): ReactNode {
  const { email, token, lists, counts, notice } = state;
  const isEmpty = Object.values(counts).every((count) => count === 0);
  return (
    <>
      <Head
        title={isEmpty ? copy.empty.title : copy.heading}
        lead={
          <>
            {isEmpty ? copy.empty.text : copy.lead} <b>{email}</b>
          </>
        }
      >
        {notice && (
          <Notice tone={notice === "unknown" ? "error" : "success"}>{copy.notices[notice]}</Notice>
        )}
      </Head>
      {!isEmpty && (
        <>
          <PreferenceLists token={token} lists={lists} />
          <StoredAboutYou token={token} counts={counts} />
        </>
      )}
    </>
  );
}

function Head(props: { title: string; lead?: ReactNode; children: ReactNode }): ReactNode {
  const { title, lead, children } = props;
  return (
    <div className="mb-2 lg:col-span-2">
      <h1>{title}</h1>
      {lead && <Lead className="mt-5">{lead}</Lead>}
      {children && <div className="mt-6 max-w-140">{children}</div>}
    </div>
  );
}
