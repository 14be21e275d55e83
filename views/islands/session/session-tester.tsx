import { type ReactNode, useState } from "react";
import { session as copy } from "../../content/session";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { RecoveryForm } from "./account-forms";
import { type Backend, connect, errorMessage } from "./backend";
import { CallPanel } from "./tester/call-panel";
import { keepFocus } from "./keep-focus";
import { LinkNotice } from "./link-notice";
import { LoadingTester } from "./loading";
import { Facts, Panel } from "./parts";
import { SecondFactor } from "./second-factor";
import { SignInForm } from "./sign-in-form";
import { TokenPanel } from "./tester/token-panel";
import { Unreachable } from "./unreachable";
import { type SessionState, useSession } from "./use-session";

type SessionTesterProps = { backend: Backend };

/** Shows the visitor's session, and calls the session function with it. */
export function SessionTester({ backend }: SessionTesterProps): ReactNode {
  const { state, retry } = useSession(backend);
  if (state.status === "unreachable") return <Unreachable onRetry={retry} />;
  return <Tester backend={backend} state={state} />;
}

/** The same for a page that follows the session itself. */
export function Tester({
  backend,
  state,
}: SessionTesterProps & { state: SessionState }): ReactNode {
  const [isJustIn, setIsJustIn] = useState(false);
  const { status, session, events, recovery, ended } = state;
  if (status === "loading") return <LoadingTester />;
  const token = session?.access_token;
  return (
    <div className="grid gap-6 lg:grid-cols-[400px_minmax(0,1fr)] lg:items-start">
      <div className="grid min-w-0 gap-6" ref={keepFocus}>
        <LinkNotice />
        {ended && <Notice tone="error">{copy.ended[ended]}</Notice>}
        {session === null ? (
          <SignInForm backend={backend} onDone={() => setIsJustIn(true)} />
        ) : (
          <Status backend={backend} state={state} />
        )}
        {session !== null && isJustIn && <Notice tone="success">{copy.signedOut.done}</Notice>}
        {recovery === "asked" && <RecoveryForm backend={backend} />}
        {recovery === "done" && <Notice tone="success">{copy.recovery.done}</Notice>}
        {token !== undefined && (
          <SecondFactor
            backend={backend}
            token={token}
            // Only an operator can remove an admin's.
            isRecovery={recovery === "asked" && state.profile?.role === "user"}
          />
        )}
        {token !== undefined && <TokenPanel token={token} />}
      </div>
      <div className="grid min-w-0 gap-6">
        <CallPanel token={token} />
        <Panel id="session-tips" title={copy.tipsTitle}>
          <ul>
            {copy.tips.map((tip) => (
              <li key={tip} className="py-1.5 not-first:border-t not-first:border-hairline">
                {tip}
              </li>
            ))}
          </ul>
        </Panel>
        <Panel id="session-events" title={copy.events}>
          <ol className="grid gap-1 text-small text-muted">
            {events.map((event, index) => (
              <li key={`${index}-${event}`}>{event}</li>
            ))}
          </ol>
        </Panel>
      </div>
    </div>
  );
}

function Status({ backend, state }: SessionTesterProps & { state: SessionState }): ReactNode {
  const { title, as, role, roleLoading, admin, yes, no, signOut, signOutFailed } = copy.signedIn;
  const { session, profile } = state;
  const [error, setError] = useState<string>();
  const leave = async () => {
    setError(undefined);
    try {
      const { auth } = await connect(backend);
      const { error: refusal } = await auth.signOut();
      if (refusal) throw refusal;
    } catch (cause) {
      setError(signOutFailed(errorMessage(cause)));
    }
  };
  return (
    <Panel id="session-status" title={title}>
      <Facts
        list={[
          [as, session?.user.email],
          [role, profile?.role ?? roleLoading],
          [admin, profile?.isAdmin ? yes : no],
        ]}
      />
      {profile?.role === "admin" && profile.isFactorMissing && (
        <p className="mb-2 text-small text-muted">{copy.factorMissing}</p>
      )}
      {error && <Notice tone="error">{error}</Notice>}
      <Button className={error ? "mt-4" : ""} onClick={() => void leave()}>
        {signOut}
      </Button>
    </Panel>
  );
}
