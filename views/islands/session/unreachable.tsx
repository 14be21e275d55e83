import type { ReactNode } from "react";
import { session } from "../../content/session";

const words = session.unreachable;

/** Stands where the page would, when the code of the auth client did not arrive. */
export function Unreachable({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div className="session-denied" role="alert">
      <p>{words.text}</p>
      <button type="button" className="button" onClick={onRetry}>
        {words.again}
      </button>
    </div>
  );
}
