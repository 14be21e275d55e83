import { type ReactNode, useState } from "react";
import { session as words } from "../content/session";
import { Notice } from "../ui/notice";
import { RecoveryForm } from "./session/account-forms";
import { type Backend, connect, wordsOf } from "./session/backend";
import { CallPanel } from "./session/call-panel";
import { keepFocus } from "./session/keep-focus";
import { LinkNotice } from "./session/link-notice";
import { SecondFactor } from "./session/second-factor";
import { SignInForm } from "./session/sign-in-form";
import { TokenPanel } from "./session/token-panel";
import { Unreachable } from "./session/unreachable";
import { type SessionState, useSession } from "./session/use-session";

export type SessionTesterProps = { backend: Backend };

/** Shows where the visitor stands with the auth backend, and calls the session function on their behalf. */
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
  if (status === "loading") return <p role="status">{words.loading}</p>;
  const token = session?.access_token;
  return (
    <div className="session-columns">
      <div className="session-side" ref={keepFocus}>
        <LinkNotice />
        {ended && <Notice tone="error">{words.ended[ended]}</Notice>}
        {session === null ? (
          <SignInForm backend={backend} onDone={() => setIsJustIn(true)} />
        ) : (
          <Status backend={backend} state={state} />
        )}
        {session !== null && isJustIn && <Notice tone="success">{words.signedOut.done}</Notice>}
        {recovery === "asked" && <RecoveryForm backend={backend} />}
        {recovery === "done" && <Notice tone="success">{words.recovery.done}</Notice>}
        {token !== undefined && <SecondFactor backend={backend} token={token} />}
        {token !== undefined && <TokenPanel token={token} />}
      </div>
      <div className="session-main">
        <CallPanel token={token} />
        <section className="session-tips" aria-labelledby="session-tips">
          <h2 id="session-tips">{words.tipsTitle}</h2>
          <ul>
            {words.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="session-events">
          <h2 id="session-events">{words.events}</h2>
          <ol className="session-events">
            {events.map((event, index) => (
              <li key={`${index}-${event}`}>{event}</li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  );
}

function Status({ backend, state }: SessionTesterProps & { state: SessionState }): ReactNode {
  const { title, as, role, roleLoading, admin, yes, no, signOut, signOutFailed } = words.signedIn;
  const { session, profile } = state;
  const [error, setError] = useState<string>();
  const leave = async () => {
    setError(undefined);
    try {
      const { auth } = await connect(backend);
      const { error: refusal } = await auth.signOut();
      if (refusal) throw refusal;
    } catch (cause) {
      setError(signOutFailed(wordsOf(cause)));
    }
  };
  return (
    <section aria-labelledby="session-status">
      <h2 id="session-status">{title}</h2>
      <dl className="session-facts">
        <dt>{as}</dt>
        <dd>{session?.user.email}</dd>
        <dt>{role}</dt>
        <dd>{profile?.role ?? roleLoading}</dd>
        <dt>{admin}</dt>
        <dd>{profile?.isAdmin ? yes : no}</dd>
      </dl>
      {profile?.role === "admin" && profile.isFactorMissing && (
        <p className="note">{words.factorMissing}</p>
      )}
      {error && <Notice tone="error">{error}</Notice>}
      <button className="button" onClick={() => void leave()}>
        {signOut}
      </button>
    </section>
  );
}
