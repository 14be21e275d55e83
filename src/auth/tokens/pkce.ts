import { createHash } from "node:crypto";
import { text } from "../read-json";
import { AuthError } from "../auth-error";

/** What a client sends that will exchange a code for its session (RFC 7636), beside what it asks for. */
export const pkceFields = {
  code_challenge: text.default(""),
  code_challenge_method: text.default(""),
};

/** The form in which challenges are stored, whichever method the client used. */
export const hashVerifier = (verifier: string): string =>
  createHash("sha256").update(verifier).digest("base64url");

/** The challenge of a request, undefined where it has none. Throws `validation_failed` in GoTrue's words. */
export function readChallenge(fields: {
  code_challenge: string;
  code_challenge_method: string;
}): string | undefined {
  const { code_challenge: challenge, code_challenge_method: given } = fields;
  if (challenge === "" && given === "") return undefined;
  if (challenge === "" || given === "")
    throw refusal("PKCE flow requires code_challenge_method and code_challenge");
  if (challenge.length < 43 || challenge.length > 128)
    throw refusal("code challenge has to be between 43 and 128 characters");
  if (!/^[\w.~-]+$/.test(challenge))
    throw refusal(
      "code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes",
    );
  const method = given.toLowerCase();
  if (method !== "s256" && method !== "plain")
    throw refusal("code_challenge_method needs to be s256 or plain");
  return method === "plain" ? hashVerifier(challenge) : challenge;
}

const refusal = (message: string) => new AuthError("validation_failed", { message });
