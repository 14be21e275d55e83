import type { AuthDependencies } from "../../../src/auth/auth-context";
import type { Session, startAuthOn } from "../../support/site/auth";
import type { User } from "../../../db/auth/users";

export type Site = Awaited<ReturnType<typeof startAuthOn>>;

/** Ann, signed in, at a site of her own. */
export type World = { site: Site; ann: User; session: Session };

/** One call; `as` says whose token it carries. */
export type Asked = {
  path: string;
  method?: string;
  body?: unknown;
  as?: "ann" | "nobody" | "forged";
};

/** One line of the contract: what is given, what is asked, and the status and the part of the body that come back. */
export type Row = {
  given?: string;
  setUp?: (world: World) => Promise<unknown>;
  overrides?: Partial<AuthDependencies>;
  asks: Asked | ((world: World) => Asked | Promise<Asked>);
  status: number;
  /** A refusal as `code: message`, or what the answer holds, or nothing for an empty one. */
  answers: string | RegExp | object | undefined;
  /** The address of a redirect begins with this. */
  location?: string;
};

export const ANN = "ann@example.com";
