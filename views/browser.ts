import { startAnchorScroll } from "./behaviors/anchor-scroll";
import { startSwapForms } from "./behaviors/swap-form";
import { startTabs } from "./behaviors/tabs";
import { startToasts } from "./behaviors/toasts";
import { wakeIslands } from "./islands/wake";

wakeIslands();
startTabs();
startAnchorScroll();
startSwapForms();
startToasts();
