import { startAnchorScroll } from "./behaviors/anchor-scroll";
import { startChoiceAddress } from "./behaviors/choice-address";
import { startClearFigures } from "./behaviors/clear-figures";
import { dropCode } from "./behaviors/drop-code";
import { startGlimpse } from "./behaviors/glimpse";
import { layOutSections } from "./behaviors/lay-out-sections";
import { startPauseOffscreen } from "./behaviors/pause-offscreen";
import { startPrintButtons } from "./behaviors/print-buttons";
import { startReveals } from "./behaviors/reveals";
import { startLazyForms } from "./behaviors/lazy-forms";
import { loadScript } from "./load-script";
import { startTabs } from "./behaviors/tabs";
import { wakeIslands } from "./islands/wake";

/** Nothing is counted, stored or hydrated on a page that the browser has only rendered ahead. */
function start(): void {
  dropCode();
  wakeIslands();
  void layOutSections();
  startTabs();
  startAnchorScroll();
  startChoiceAddress();
  startLazyForms();
  // Loads the code that passes on a visit's origin only if the visitor comes from another site or a campaign.
  if (document.referrer.split(origin)[0] || /utm_/.test(location.href))
    loadScript("origin").catch(() => undefined);
  startReveals();
  startClearFigures();
  startPauseOffscreen();
  startGlimpse();
  startPrintButtons();
}

if (document.prerendering) document.addEventListener("prerenderingchange", start, { once: true });
else start();
