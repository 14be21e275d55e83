import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { session as copy } from "../../content/session";
import type { Backend } from "../../islands/session/backend";
import type { Page } from "../../page";
import { Lead } from "../../ui/section";
import { Wrap } from "../../ui/wrap";
import { Island } from "../../layout/island";

/** Returns the session tester, which is public. `backend` is where accounts are stored. */
export const sessionTestPage = (backend: Backend): Page => ({
  place: paths.sessionTest,
  title: copy.testerTitle,
  description: copy.testerLead,
  folder: "session",
  View: () => (
    <SessionSection title={copy.testerTitle} lead={copy.testerLead}>
      {/* Reserves the height of the form and the calls, so that the footer does not move when they appear. */}
      <Island
        name="session-tester"
        props={{ backend }}
        wakesAtOnce
        className="mt-10 min-h-296 md:min-h-272 lg:min-h-153 noscript:hidden"
      />
    </SessionSection>
  ),
});

/** Returns the session tester for admins. */
export const adminSessionPage = (backend: Backend): Page => ({
  place: paths.adminSession,
  title: copy.adminTitle,
  description: copy.adminLead,
  folder: "session",
  View: () => (
    <SessionSection title={copy.adminTitle} lead={copy.adminLead}>
      <Island
        name="admin-session"
        props={{ backend }}
        wakesAtOnce
        className="mt-10 noscript:hidden"
      />
    </SessionSection>
  ),
});

function SessionSection(props: { title: string; lead: string; children: ReactNode }): ReactNode {
  return (
    <section className="pt-32 pb-section">
      <Wrap>
        <h1>{props.title}</h1>
        <Lead className="mt-5">{props.lead}</Lead>
        <p className="mt-10 hidden rounded-card border border-hairline-strong bg-surface-1 p-6 text-prose text-ink noscript:block">
          {copy.needsScript}
        </p>
        {props.children}
      </Wrap>
    </section>
  );
}
