import type { Session } from "@supabase/supabase-js";
import { type ReactNode, useEffect, useState } from "react";
import { paths } from "../../src/paths";
import { session as words } from "../content/session";
import type { Backend } from "./session/backend";
import { fetchProfile } from "./session/session-profile";
import { Unreachable } from "./session/unreachable";
import { type SessionState, useSession } from "./session/use-session";
import { Tester } from "./session-tester";

export type AdminSessionProps = { backend: Backend };

type Access = { is: "allowed" } | { is: "denied"; reason: string; role?: string };

/** The session tester for admins; everybody else is told why not. */
export function AdminSession({ backend }: AdminSessionProps): ReactNode {
  const { state, retry } = useSession(backend);
  const { status, session } = state;
  if (status === "unreachable") return <Unreachable onRetry={retry} />;
  if (status === "loading") return <p role="status">{words.loading}</p>;
  if (session === null) return <Denied reason={words.denied.signedOut} />;
  if (!session.access_token) return <Denied reason={words.denied.noSession} />;
  return <Checked key={session.user.id} {...{ backend, state, session }} />;
}

/** One person's page. What the session function said of them goes with them. */
function Checked(props: AdminSessionProps & { state: SessionState; session: Session }): ReactNode {
  const { backend, state, session } = props;
  const token = session.access_token;
  // Kept while a renewed token is asked about.
  const [access, setAccess] = useState<Access>();

  useEffect(() => {
    let isStale = false;
    const tell = (said: Access) => isStale || setAccess(said);
    void fetchProfile(token).then(
      ({ isAdmin, role }) =>
        tell(isAdmin ? { is: "allowed" } : { is: "denied", reason: words.denied.unknown, role }),
      (error: unknown) => tell({ is: "denied", reason: reasonOf(error) }),
    );
    return () => void (isStale = true);
  }, [token]);

  if (access === undefined) return <p role="status">{words.loading}</p>;
  if (access.is === "denied")
    return <Denied {...access} {...(session.user.email && { email: session.user.email })} />;
  return <Tester backend={backend} state={state} />;
}

const reasonOf = (error: unknown): string =>
  (error instanceof Error && error.message) || words.denied.unknown;

/** `email` and `role` explain a refusal that has no reason of its own. */
function Denied(props: { reason: string; email?: string; role?: string }): ReactNode {
  const { reason, email, role } = props;
  return (
    <div className="session-denied" role="alert">
      <p>
        {words.denied.title} ({reason})
      </p>
      {email && role && <p className="note">{words.denied.whoAs(email, role)}</p>}
      <a className="more" href={paths.sessionTest.path}>
        {email ? words.denied.tester : words.denied.signIn}
      </a>
    </div>
  );
}
