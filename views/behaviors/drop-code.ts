/** Removes the code of a followed link (PKCE), which signs in, from the address bar and the history. */
export function dropCode(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has("code")) return;
  address.searchParams.delete("code");
  history.replaceState(history.state, "", address);
}
