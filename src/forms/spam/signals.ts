/**
 * Spam signals and their weights. Submissions that reach `HOLD_AT` are held for review. No signal that a real visitor
 * might trigger reaches it alone; a browser without script gets one point.
 */
export const signals = {
  /** The honeypot is filled in: people do not see it, and browsers have nothing to autofill. */
  hidden_field: 5,
  /** Many recent forms from one network. A conference looks like that too, but its browsers run our script. */
  velocity: 4,
  /** A link in a name or a feature's title. */
  link_in_name: 4,
  /** Six links or more in the text. A person may list sources, but takes time to do so. */
  many_links: 4,
  /** Three to five links. */
  links: 3,
  /** A disposable address. Careful people use them too. */
  disposable_domain: 3,
  /** Sent within two seconds of the first input. Password managers are nearly as fast. */
  too_quick: 2,
  /** No valid stamp, or one older than a day: a program, or a browser without script. Both are welcome. */
  no_stamp: 1,
} as const satisfies Record<string, number>;

export type Signal = keyof typeof signals;

/** Submissions with this score or more are held. */
export const HOLD_AT = 5;

export const QUICK_MS = 2_000;
export const LINKS = { some: 3, many: 6 } as const;
