import type { ReactNode } from "react";
import { Waveform } from "../../ui/waveform";

/** A waveform in the left margin of wide windows, drawn up to the scroll position (`styles/call-line.css`). */
export function CallLine(): ReactNode {
  return (
    <div className="call-line pointer-events-none fixed" aria-hidden="true">
      <Waveform className="size-full text-teal stroke-2" />
    </div>
  );
}
