import type { ReactNode } from "react";
import { home } from "../../../content/home";
import { GeniePanel } from "./genie-panel";
import { Meeting } from "./meeting";
import { Stills } from "./stills";

export const REPLAY_ID = "replay-call";
export const PAUSE_ID = "pause-call";

/**
 * Twelve seconds of a call. The markup is its last frame; `styles/scenes/hero.css` plays what led there: `data-move` says
 * how an element enters or leaves, `data-beat` when. Readers who want less motion get three stills.
 */
export function CallScene(): ReactNode {
  return (
    <figure className="mt-6 2xl:-mx-30" data-scene="">
      <figcaption className="sr-only">{home.hero.scene}</figcaption>
      <div
        className="call-scene motion-reduce:hidden motion-safe:lg:flex lg:items-start"
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
