import type { AuthDependencies } from "../../../src/auth/auth-context";
import type { Session, startAuthOn } from "../../support/site/auth";
import type { User } from "../../../db/auth/users";

type Site = Awaited<ReturnType<typeof startAuthOn>>;

/** A new site with ann signed in. */
export type Fixture = { site: Site; ann: User; session: Session };

/** A call to the auth backend; `as` is whose token it carries. */
export type AuthRequest = {
  path: string;
  method?: string;
  body?: unknown;
  as?: "ann" | "nobody" | "forged";
};

/** One row of the contract: the setup, the request, and the expected status and part of the body. */
export type Row = {
  given?: string;
  setUp?: (fixture: Fixture) => Promise<unknown>;
  overrides?: Partial<AuthDependencies>;
  request: AuthRequest | ((fixture: Fixture) => AuthRequest | Promise<AuthRequest>);
  status: number;
  /** The expected body: an error as `code: message`, part of the JSON, or undefined if empty. */
  answers: string | RegExp | object | undefined;
  /** The start of the redirect's address. */
  location?: string;
};

export const ANN = "ann@example.com";
