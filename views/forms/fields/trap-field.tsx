import type { ReactNode } from "react";

/** What it is called: a word that no browser and no password manager has anything to put for. */
export const TRAP_FIELD = "remarks";

/**
 * A field for programs that fill in whatever they find. It is not shown, not read out and not reached by the keyboard;
 * password managers are told to leave it alone, each in its own way. A text browser that shows it reads its label.
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
