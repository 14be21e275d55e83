import type { AuthChangeEvent, Session } from "@supabase/supabase-js";
import { useEffect, useState } from "react";
import { type Backend, connect } from "./backend";
import { fetchProfile, dropSession, type SessionEnd, type SessionProfile } from "./session-profile";

/** The state of a visitor's session. */
export type SessionState = {
  status: "loading" | "unreachable" | "signed-out" | "signed-in";
  session: Session | null;
  /** Undefined until the session function responds, and after an error. */
  profile: SessionProfile | undefined;
  /** Why the session function gave no profile. */
  refusal: string | undefined;
  /** Why the last session ended, other than by a sign-out on this page. */
  ended: SessionEnd | undefined;
  /** Every event of the auth client so far, oldest first. */
  events: AuthChangeEvent[];
  /** Whether a recovery link was followed and a new password is needed, or has been set. */
  recovery: "none" | "asked" | "done";
};

const START: SessionState = {
  status: "loading",
  session: null,
  profile: undefined,
  refusal: undefined,
  ended: undefined,
  events: [],
  recovery: "none",
};

/**
 * Follows all events of the auth client, and fetches the profile after each sign-in. `retry` loads the client's code again
 * after a failure.
 */
export function useSession(backend: Backend): { state: SessionState; retry: () => void } {
  const [state, setState] = useState(START);
  const [tries, setTries] = useState(0);
  const { url, key } = backend;

  useEffect(() => {
    let isGone = false;
    let stop = () => {};
    connect({ url, key }).then(
      ({ auth }) => {
        if (isGone) return;
        const { data } = auth.onAuthStateChange((event, session) =>
          setState((before) => afterEvent(before, event, session)),
        );
        stop = () => data.subscription.unsubscribe();
      },
      () => isGone || setState({ ...START, status: "unreachable" }),
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [url, key, tries]);

  const token = state.session?.access_token;
  // The client also sends this event whenever its tab becomes visible.
  const signIns = state.events.filter((event) => event === "SIGNED_IN").length;
  useEffect(() => {
    if (!token) return;
    let isStale = false;
    void fetchProfile({ url, key }, token).then(({ profile, refusal, ended }) => {
      if (ended === undefined)
        return isStale || setState((before) => ({ ...before, profile, refusal }));
      setState((before) => afterEnd(before, token, ended));
      // Another tab may have signed in meanwhile: that session stays.
      return isStale || dropSession({ url, key });
    });
    return () => void (isStale = true);
  }, [url, key, token, signIns]);

  const retry = () => {
    setState(START);
    setTries(tries + 1);
  };
  return { state, retry };
}

/** The state after an event; a profile is kept only as long as the same person is signed in. */
export function afterEvent(
  before: SessionState,
  event: AuthChangeEvent,
  session: Session | null,
): SessionState {
  const isSamePerson = session !== null && session.user.id === before.session?.user.id;
  return {
    status: session === null ? "signed-out" : "signed-in",
    session,
    profile: isSamePerson ? before.profile : undefined,
    refusal: isSamePerson ? before.refusal : undefined,
    ended: session === null ? before.ended : undefined,
    events: [...before.events, event],
    recovery: recoveryAfter(before.recovery, event, session),
  };
}

/** The state after the backend said why a token's session ended; unchanged where another session has begun. */
export function afterEnd(before: SessionState, token: string, ended: SessionEnd): SessionState {
  const isOther = before.session !== null && before.session.access_token !== token;
  return isOther ? before : { ...before, profile: undefined, refusal: undefined, ended };
}

function recoveryAfter(
  before: SessionState["recovery"],
  event: AuthChangeEvent,
  session: Session | null,
): SessionState["recovery"] {
  if (session === null) return "none";
  if (event === "PASSWORD_RECOVERY") return "asked";
  return event === "USER_UPDATED" && before === "asked" ? "done" : before;
}
