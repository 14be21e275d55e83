import { useEffect } from "react";
import { CALL_SECONDS } from "../../content/demo/call";

/** Browsers refuse an address that changes too often, as under a dragged slider. */
const SETTLE_MS = 250;

/** Keeps the moment in the address, so that it can be copied, reloaded and come back to; the finished call has none. */
export function useAddress(at: number): void {
  const second = at < CALL_SECONDS ? String(Math.floor(at)) : null;

  useEffect(() => {
    const timer = setTimeout(() => {
      const address = new URL(location.href);
      if (address.searchParams.get("at") === second) return;
      if (second === null) address.searchParams.delete("at");
      else address.searchParams.set("at", second);
      history.replaceState(history.state, "", address);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [second]);
}
