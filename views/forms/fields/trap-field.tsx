import type { ReactNode } from "react";

/** A name that no browser or password manager fills in. */
export const TRAP_FIELD = "remarks";

/**
 * The honeypot: a field for programs that fill in every field. It is not visible, not read out and not focusable, and
 * password managers are told to ignore it, each in its own way. Its label is for text browsers, which show it.
 */
export function TrapField(): ReactNode {
  return (
    <div hidden>
      <label>
        Leave this empty
        <input
          name={TRAP_FIELD}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
          data-bwignore=""
          data-form-type="other"
        />
      </label>
    </div>
  );
}
