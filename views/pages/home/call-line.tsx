import type { ReactNode } from "react";
import { Waveform } from "../../ui/waveform";

/** The call down the page's left margin, where there is one: what has been read is teal (`styles/call-line.css`). */
export function CallLine(): ReactNode {
  return (
    <div className="call-line" aria-hidden="true">
      <Waveform className="text-hairline-strong stroke-2" />
      <Waveform className="text-teal stroke-2" />
    </div>
  );
}
