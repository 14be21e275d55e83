let domains: ReadonlySet<string> | undefined;

/**
 * Returns whether an address belongs to a disposable mail service, by a community list of 8,900 domains and their
 * subdomains. The first form waits until the list (4 MB) is loaded. If loading fails, as when descriptors run out,
 * addresses count as not disposable and the next form retries.
 */
export async function isDisposable(email: string): Promise<boolean> {
  domains ??= await loadDomains().catch(() => undefined);
  if (domains === undefined) return false;
  let domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  for (;;) {
    if (domains.has(domain)) return true;
    const dot = domain.indexOf(".");
    if (dot === -1) return false;
    domain = domain.slice(dot + 1);
  }
}

async function loadDomains() {
  const { disposableEmailBlocklistSet } = await import("disposable-email-domains-js");
  return disposableEmailBlocklistSet();
}
