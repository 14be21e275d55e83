import type { ReactNode } from "react";
import { Waveform } from "../../ui/waveform";

/** A waveform in the left margin of wide windows, teal up to the scroll position (`styles/call-line.css`). */
export function CallLine(): ReactNode {
  return (
    <div className="call-line pointer-events-none fixed" aria-hidden="true">
      <Waveform className="absolute size-full text-hairline-strong stroke-2" />
      <Waveform className="absolute size-full text-teal stroke-2" />
    </div>
  );
}
