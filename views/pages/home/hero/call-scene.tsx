import type { ReactNode } from "react";
import { home } from "../../../content/home";
import { GeniePanel } from "./genie-panel";
import { Meeting } from "./meeting";
import { Stills } from "./stills";

export const REPLAY_ID = "replay-call";
export const PAUSE_ID = "pause-call";

/**
 * An animation of twelve seconds of a call. The markup is its last frame, and `styles/scenes/hero.css` animates it:
 * `data-move` says how an element enters or leaves, `data-beat` when. With reduced motion, three stills replace it.
 */
export function CallScene(): ReactNode {
  return (
    <figure className="mt-6" data-scene="">
      <figcaption className="sr-only">{home.hero.scene}</figcaption>
      <div
        className="call-scene motion-reduce:hidden motion-safe:lg:flex lg:items-start xl:min-h-112"
        aria-hidden="true"
        inert
      >
        <Meeting />
        <GeniePanel />
      </div>
      <Stills />
    </figure>
  );
}
