import type { ReactNode } from "react";
import { session } from "../../content/session";
import { Button } from "../../ui/button";
import { Denial } from "./parts";

const copy = session.unreachable;

/** Replaces the page's content if the auth client's code did not load. */
export function Unreachable({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <Denial role="alert">
      <p>{copy.text}</p>
      <Button type="button" onClick={onRetry}>
        {copy.again}
      </Button>
    </Denial>
  );
}
