/** Sends the form of a page that a link in a message led to: the visitor has decided there, and scanners run no script. */
export function startSelfPosts(): void {
  document.querySelector<HTMLFormElement>("form[data-post-itself]")?.requestSubmit();
}
