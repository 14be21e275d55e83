import { expect, test } from "bun:test";
import type { Session } from "@supabase/supabase-js";
import {
  afterEnd,
  afterEvent,
  type SessionState,
} from "../../../views/islands/session/use-session";

const sessionOf = (id: string) => ({ access_token: "t", user: { id } }) as Session;
const start: SessionState = {
  status: "loading",
  session: null,
  profile: undefined,
  refusal: undefined,
  ended: undefined,
  events: [],
  recovery: "none",
};
const ann = { role: "user", isAdmin: false, isFactorMissing: false };

test("the first event says whether a user is signed in", () => {
  expect(afterEvent(start, "INITIAL_SESSION", null).status).toBe("signed-out");
  expect(afterEvent(start, "INITIAL_SESSION", sessionOf("ann")).status).toBe("signed-in");
});

test("a refreshed token keeps the profile; signing out or another user clears it", () => {
  const before = { ...afterEvent(start, "SIGNED_IN", sessionOf("ann")), profile: ann };
  expect(afterEvent(before, "TOKEN_REFRESHED", sessionOf("ann")).profile).toEqual(ann);
  expect(afterEvent(before, "MFA_CHALLENGE_VERIFIED", sessionOf("ann")).profile).toEqual(ann);
  expect(afterEvent(before, "SIGNED_IN", sessionOf("bob")).profile).toBeUndefined();
  expect(afterEvent(before, "SIGNED_OUT", null)).toMatchObject({
    status: "signed-out",
    profile: undefined,
  });
});

test("a recovery lasts until the password is set or the user signs out", () => {
  const recovering = afterEvent(start, "PASSWORD_RECOVERY", sessionOf("ann"));
  expect(recovering.recovery).toBe("asked");
  expect(afterEvent(recovering, "TOKEN_REFRESHED", sessionOf("ann")).recovery).toBe("asked");
  expect(afterEvent(recovering, "USER_UPDATED", sessionOf("ann")).recovery).toBe("done");
  expect(afterEvent(recovering, "SIGNED_OUT", null).recovery).toBe("none");
  expect(afterEvent(start, "USER_UPDATED", sessionOf("ann")).recovery).toBe("none");
});

test("the reason a session ended is shown until the next sign-in, and only for that session", () => {
  const before = { ...afterEvent(start, "SIGNED_IN", sessionOf("ann")), profile: ann };
  const ended = afterEnd(before, "t", "deleted");
  expect(ended).toMatchObject({ ended: "deleted", profile: undefined });
  const signedOut = afterEvent(ended, "SIGNED_OUT", null);
  expect(signedOut.ended).toBe("deleted");
  expect(afterEvent(signedOut, "SIGNED_IN", sessionOf("bob")).ended).toBeUndefined();
  expect(afterEnd(before, "an older token", "deleted")).toBe(before);
});

test("every event is kept, oldest first", () => {
  const { events } = afterEvent(
    afterEvent(start, "INITIAL_SESSION", null),
    "SIGNED_IN",
    sessionOf("a"),
  );
  expect(events).toEqual(["INITIAL_SESSION", "SIGNED_IN"]);
});
