import { startAnchorScroll } from "./behaviors/anchor-scroll";
import { startStepAside } from "./behaviors/step-aside";
import { startSwapForms } from "./behaviors/swap-form";
import { startTabs } from "./behaviors/tabs";
import { startToasts } from "./behaviors/toasts";
import { wakeIslands } from "./islands/wake";

wakeIslands();
startTabs();
startAnchorScroll();
startSwapForms();
startToasts();
startStepAside();
