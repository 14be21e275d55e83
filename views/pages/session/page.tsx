import type { ReactNode } from "react";
import { paths } from "../../src/paths";
import { session as words } from "../content/session";
import type { Backend } from "../islands/session/backend";
import type { Page } from "../page";
import { Island } from "../layout/island";

/** The session tester, open to anyone. `backend` says where accounts live. */
export const sessionTestPage = (backend: Backend): Page => ({
  place: paths.sessionTest,
  title: words.testerTitle,
  description: words.testerLead,
  styles: "session",
  View: () => (
    <SessionSection title={words.testerTitle} lead={words.testerLead}>
      <Island name="session-tester" props={{ backend }} wakesAtOnce />
    </SessionSection>
  ),
});

/** The same for admins. */
export const adminSessionPage = (backend: Backend): Page => ({
  place: paths.adminSession,
  title: words.adminTitle,
  description: words.adminLead,
  styles: "session",
  View: () => (
    <SessionSection title={words.adminTitle} lead={words.adminLead}>
      <Island name="admin-session" props={{ backend }} wakesAtOnce />
    </SessionSection>
  ),
});

function SessionSection(props: { title: string; lead: string; children: ReactNode }): ReactNode {
  return (
    <section className="section session">
      <div className="wrap">
        <h1>{props.title}</h1>
        <p className="lead">{props.lead}</p>
        <p className="session-denied session-needs-script">{words.needsScript}</p>
        {props.children}
      </div>
    </section>
  );
}
