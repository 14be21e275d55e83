/**
 * What speaks for spam, and how much. A submission whose signals add up to `HOLD_AT` is held for an operator. Nothing
 * that a person may well do weighs that much by itself, and whoever has no script is one point away from nothing.
 */
export const signals = {
  /** No person sees the field, and no browser knows what to put there: only a program that fills in all fields does. */
  hidden_field: 5,
  /** Many forms from one network lately. A conference does that too, but with our script in its browsers. */
  velocity: 4,
  /** A link where a name or a feature's title belongs. */
  link_in_name: 4,
  /** Six links or more in what was written. A person may list sources, but then takes time over it. */
  many_links: 4,
  /** Three to five links. */
  links: 3,
  /** An address that is made to be thrown away. Careful people use them too. */
  disposable_domain: 3,
  /** Sent within two seconds of the first touch. A password manager is nearly as quick. */
  too_quick: 2,
  /** No stamp of ours, or one older than a day: a program, or a browser without the script. Both are welcome. */
  no_stamp: 1,
} as const satisfies Record<string, number>;

export type Signal = keyof typeof signals;

/** From this sum on a submission is held. */
export const HOLD_AT = 5;

export const QUICK_MS = 2_000;
export const LINKS = { some: 3, many: 6 } as const;
