import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { session as copy } from "../../content/session";
import { MoreLink } from "../../ui/more-link";
import type { Backend } from "./backend";
import { ConsoleLine } from "./console-line";
import { keepFocus } from "./keep-focus";
import { LoadingAccess } from "./loading";
import { Denial } from "./parts";
import { SecondFactor } from "./second-factor";
import { Unreachable } from "./unreachable";
import { type SessionState, useSession } from "./use-session";
import { Tester } from "./session-tester";

type AdminSessionProps = { backend: Backend };

/** The session tester for admins; other users see why they have no access. */
export function AdminSession({ backend }: AdminSessionProps): ReactNode {
  const { state, retry } = useSession(backend);
  return (
    <div ref={keepFocus}>
      {state.status === "unreachable" ? (
        <Unreachable onRetry={retry} />
      ) : (
        <Checked backend={backend} state={state} />
      )}
    </div>
  );
}

function Checked({ backend, state }: AdminSessionProps & { state: SessionState }): ReactNode {
  const { status, session, profile, refusal, ended } = state;
  if (status === "loading") return <LoadingAccess />;
  if (ended !== undefined) return <Denied reason={copy.ended[ended]} />;
  if (session === null) return <Denied reason={copy.denied.signedOut} />;
  if (!session.access_token) return <Denied reason={copy.denied.noSession} />;
  if (profile?.isAdmin)
    return (
      <div className="grid gap-6">
        {backend.url === undefined && <ConsoleLine token={session.access_token} />}
        <Tester backend={backend} state={state} />
      </div>
    );
  const { email } = session.user;
  if (refusal !== undefined) return <Denied reason={refusal} {...(email && { email })} />;
  if (profile === undefined) return <LoadingAccess />;
  const { role, isFactorMissing } = profile;
  if (role !== "admin" || !isFactorMissing)
    return <Denied reason={copy.denied.unknown} role={role} {...(email && { email })} />;
  return (
    <div className="grid gap-6 lg:grid-cols-[400px_minmax(0,1fr)] lg:items-start">
      <div className="grid min-w-0 gap-6">
        <Denied reason={copy.denied.factorMissing} {...(email && { email })} />
        <SecondFactor backend={backend} token={session.access_token} />
      </div>
    </div>
  );
}

/** `email` and `role` explain a refusal that has no reason of its own. */
function Denied(props: { reason: string; email?: string; role?: string }): ReactNode {
  const { reason, email, role } = props;
  return (
    <Denial role="alert">
      <p>
        {copy.denied.title} ({reason})
      </p>
      {email && role && <p className="text-small text-muted">{copy.denied.whoAs(email, role)}</p>}
      <MoreLink href={paths.sessionTest.path}>
        {email ? copy.denied.tester : copy.denied.signIn}
      </MoreLink>
    </Denial>
  );
}
