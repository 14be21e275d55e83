let domains: ReadonlySet<string> | undefined;

/**
 * Whether an address belongs to a service that hands out addresses to throw away, by the list that volunteers keep
 * (8,900 domains and what lies below them). The first form that comes waits for the list, 4 MB, to be loaded. A
 * list that cannot be loaded, as when descriptors run out, speaks against nobody; the next form tries again.
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
