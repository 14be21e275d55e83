let domains: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether an address belongs to a service that hands out addresses to throw away, by the list that volunteers keep
 * (8,900 domains and what lies below them). The list is loaded by the first form that comes.
 */
export async function isDisposable(email: string): Promise<boolean> {
  const listed = await (domains ??= loadDomains());
  const labels = email
    .slice(email.lastIndexOf("@") + 1)
    .toLowerCase()
    .split(".");
  return labels.some((_, index) => listed.has(labels.slice(index).join(".")));
}

async function loadDomains() {
  const { disposableEmailBlocklistSet } = await import("disposable-email-domains-js");
  return disposableEmailBlocklistSet();
}
