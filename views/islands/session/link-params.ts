/** The parameters of the followed link. */
let said: Readonly<Record<string, string>> = {};

/**
 * Removes the parameters that the auth client has read from the address, so that no token stays there or in the history.
 * Returns whether they open a session or contain an error. The client calls this once, when it starts.
 */
export function takeLinkParams(_address: URL, params: Record<string, string>): boolean {
  const isAnswer = ["access_token", "error", "error_code", "error_description"].some((name) =>
    Object.hasOwn(params, name),
  );
  if (!isAnswer && !Object.hasOwn(params, "message")) return false;
  said = params;
  history.replaceState(history.state, "", location.pathname);
  return isAnswer;
}

/** Returns a parameter of the link that opened this page. */
export const linkParam = (name: string): string | undefined => said[name];
