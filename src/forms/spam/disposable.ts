import { disposableEmailBlocklistSet } from "disposable-email-domains-js";

const domains: ReadonlySet<string> = disposableEmailBlocklistSet();

/**
 * Returns whether an address belongs to a disposable mail service, by a community list of 8,900 domains and their
 * subdomains.
 */
export function isDisposable(email: string): boolean {
  let domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  for (;;) {
    if (domains.has(domain)) return true;
    const dot = domain.indexOf(".");
    if (dot === -1) return false;
    domain = domain.slice(dot + 1);
  }
}
