import { startAnchorScroll } from "./behaviors/anchor-scroll";
import { startBillingAddress } from "./behaviors/billing-address";
import { startPauseUnseen } from "./behaviors/pause-unseen";
import { startPrintButtons } from "./behaviors/print-buttons";
import { startReveals } from "./behaviors/reveals";
import { startSelfPosts } from "./behaviors/post-itself";
import { startLateForms } from "./behaviors/late-forms";
import { loadScript } from "./load-script";
import { startTabs } from "./behaviors/tabs";
import { wakeIslands } from "./islands/wake";

wakeIslands();
startTabs();
startAnchorScroll();
startBillingAddress();
startLateForms();
// What carries a visit's origin to the next pages is only loaded where another site or a campaign led here.
if (document.referrer.split(origin)[0] || /utm_/.test(location.href))
  loadScript("origin").catch(() => undefined);
startReveals();
startPauseUnseen();
startSelfPosts();
startPrintButtons();
