import { useEffect } from "react";
import { CALL_SECONDS } from "../../../content/demo/call";
import { PLAY_KEY } from "../../../content/demo/moments";

/** Browsers reject address changes that are too frequent, such as while a slider is dragged. */
const SETTLE_MS = 250;

/**
 * Keeps the current moment in the address, so that it can be copied, reloaded and returned to. The finished call has
 * none; during highlights (null), the address does not change.
 */
export function useAddress(at: number | null): void {
  const isOn = at !== null;
  const second = isOn && at < CALL_SECONDS ? String(Math.floor(at)) : null;

  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => {
      const address = new URL(location.href);
      const { searchParams } = address;
      if (searchParams.get("at") === second && !searchParams.has(PLAY_KEY)) return;
      searchParams.delete(PLAY_KEY);
      if (second === null) searchParams.delete("at");
      else searchParams.set("at", second);
      history.replaceState(history.state, "", address);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [isOn, second]);
}
