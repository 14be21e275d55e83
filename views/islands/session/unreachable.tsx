import type { ReactNode } from "react";
import { session } from "../../content/session";
import { Button } from "../../ui/button";
import { Denial } from "./parts";

const words = session.unreachable;

/** Stands where the page would, when the code of the auth client did not arrive. */
export function Unreachable({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <Denial role="alert">
      <p>{words.text}</p>
      <Button type="button" onClick={onRetry}>
        {words.again}
      </Button>
    </Denial>
  );
}
