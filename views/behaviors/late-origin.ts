import { loadScript } from "../load-script";

/** Loads the code that carries a visit's origin to the next pages, if another site or a campaign led here. */
export function startLateOrigin(): void {
  if (/utm_/.test(location.href) || !(document.referrer || origin).startsWith(origin))
    void loadScript("origin").catch(() => undefined);
}
