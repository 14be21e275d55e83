import type { ReactNode } from "react";
import { Waveform } from "../../ui/waveform";

/** The call down the page's left margin, where there is one: what has been read is teal (`styles/call-line.css`). */
export function CallLine(): ReactNode {
  return (
    <div
      className="call-line pointer-events-none fixed inset-y-22 left-[max(6px,calc(50%-660px))] w-5 *:absolute *:size-full *:stroke-2 max-xl:hidden print:hidden"
      aria-hidden="true"
    >
      <Waveform direction="column" className="text-hairline-strong" />
      <Waveform direction="column" className="call-line-read text-teal" />
    </div>
  );
}
