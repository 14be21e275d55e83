/** The parameters of the followed link. */
let said: Readonly<Record<string, string>> = {};
/** The address that opens its session. */
let held: string | undefined;

/**
 * Removes the parameters that the auth client has read from the address, so that no token stays there or in the history.
 * Returns whether they open a session or contain an error. The client calls this once, when it starts. A session opens at
 * once only if a page of this site led here, as the one behind a mailed link does: anyone can write a link that signs in
 * to an account of theirs.
 */
export function takeLinkParams({ hash }: URL, params: Record<string, string>): boolean {
  const isAnswer = ["access_token", "error", "error_code", "error_description"].some((name) =>
    Object.hasOwn(params, name),
  );
  if (!isAnswer && !Object.hasOwn(params, "message")) return false;
  said = params;
  history.replaceState(history.state, "", location.pathname);
  const isAsked = params["access_token"] !== undefined && !isFromOwnPage();
  if (isAsked) held = `${location.pathname}?continue${hash}`;
  return isAnswer && !isAsked;
}

const isFromOwnPage = (): boolean => `${document.referrer}/`.startsWith(`${location.origin}/`);

/** Returns the address that opens the link's session, if the visitor has to be asked first. */
export const heldLink = (): string | undefined => held;

/** Returns a parameter of the link that opened this page. */
export const linkParam = (name: string): string | undefined => said[name];
