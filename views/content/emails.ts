import type { Letter } from "./letter";
import { resolveLink } from "./links";
import { site } from "./site";

const SOON_PREFIX = "coming-soon:";

/**
 * What a list is called in a message. Titles come from the address bar, and mail must not carry a stranger's words to
 * a third person: only names that this site gives itself are repeated.
 */
function listName(source: string): string | undefined {
  const title = source.startsWith(SOON_PREFIX) ? source.slice(SOON_PREFIX.length) : undefined;
  return title !== undefined && !resolveLink(title).href.includes("?title=") ? title : undefined;
}

/** Asks a subscriber to confirm. */
export function confirmLetter(source: string, links: { confirm: string; leave: string }): Letter {
  const isNotify = source.startsWith(SOON_PREFIX);
  const what = listName(source) ?? "the feature you asked about";
  return {
    subject: isNotify
      ? `Confirm: word when ${what} is ready`
      : `Confirm your subscription to ${site.brand}`,
    heading: "One click, and you are on the list",
    paragraphs: [
      isNotify
        ? `Somebody, most likely you, asked ${site.brand} to write to this address the day ${what} is ready. That will be the only thing you hear about from this list.`
        : `Somebody, most likely you, entered this address for ${site.brand}’s newsletter: notes on selling security, and what is new in the product.`,
    ],
    action: { label: "Yes, write to me", href: links.confirm },
    notes: [
      "If it was not you, do nothing. Without this confirmation you get no further mail, and the address is removed after a month.",
    ],
    links: [{ label: "Never write to this address again", href: links.leave }],
  };
}
