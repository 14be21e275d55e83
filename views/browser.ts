import { startSwapForms } from "./behaviors/swap-form";
import { startToasts } from "./behaviors/toasts";
import { wakeIslands } from "./islands/wake";

wakeIslands();
startSwapForms();
startToasts();
