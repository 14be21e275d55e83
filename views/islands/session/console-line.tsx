import { type ReactNode, useEffect, useState } from "react";
import { consoleEndpoints } from "../../../src/paths";
import { session as copy } from "../../content/session";
import { Button } from "../../ui/button";

type Waiting = { unanswered: number; held: number; drafts: number };

/** What waits in the console, and the button that opens it with this session. */
export function ConsoleLine({ token }: { token: string }): ReactNode {
  const [waiting, setWaiting] = useState<Waiting>();
  useEffect(() => {
    const request = { headers: { Authorization: `Bearer ${token}` } };
    // Without an answer there are no numbers, only the button.
    fetch(consoleEndpoints.waiting, request)
      .then(async (response) => response.ok && setWaiting(await response.json()))
      .catch(() => undefined);
  }, [token]);
  return (
    <form
      method="post"
      action={consoleEndpoints.enter}
      className="flex flex-wrap items-center gap-x-7 gap-y-3"
    >
      <input type="hidden" name="token" value={token} />
      {waiting && <p className="tabular-nums">{copy.waiting(waiting)}</p>}
      <Button size="small">{copy.console}</Button>
    </form>
  );
}
