import { startAnchorScroll } from "./behaviors/anchor-scroll";
import { startBillingAddress } from "./behaviors/billing-address";
import { startReveals } from "./behaviors/reveals";
import { startSelfPosts } from "./behaviors/post-itself";
import { startStepAside } from "./behaviors/step-aside";
import { startLateForms } from "./behaviors/late-forms";
import { startTabs } from "./behaviors/tabs";
import { startToasts } from "./behaviors/toasts";
import { wakeIslands } from "./islands/wake";

wakeIslands();
startTabs();
startAnchorScroll();
startBillingAddress();
startLateForms();
startToasts();
startStepAside();
startReveals();
startSelfPosts();
