import type { ReactNode } from "react";
import { paths } from "../../../../src/paths";
import { home } from "../../../content/home";
import { Eyebrow } from "../../../ui/eyebrow";
import { FirstActions } from "../../../ui/first-actions";
import { Icon } from "../../../ui/icon";
import { ReplayLink } from "../../../ui/replay-link";
import { Lead } from "../../../ui/section";
import { Wrap } from "../../../ui/wrap";
import { CallScene, PAUSE_ID } from "./call-scene";

export function Hero(): ReactNode {
  const { hero } = home;
  return (
    <section
      id="hero"
      className="section hero overflow-clip bg-wash bg-no-repeat pt-20 pb-section xl:pt-24"
    >
      <Wrap>
        <Eyebrow className="mb-2">{hero.eyebrow}</Eyebrow>
        <h1 className="text-display lg:-mr-6">{hero.title}</h1>
        <Lead className="mt-3 lg:max-w-none">{hero.lead}</Lead>
        <div className="mt-5 flex flex-wrap items-center gap-3">
          <FirstActions />
          <span className="ml-auto grid motion-reduce:hidden *:[grid-area:1/1]">
            <ReplayLink href={paths.home.path} className="justify-end" />
            <Pause />
          </span>
        </div>
        <CallScene />
      </Wrap>
    </section>
  );
}

/** A checkbox that looks like a button, over "Replay" while the scene plays. The stylesheet reads it, so it needs no script. */
function Pause(): ReactNode {
  return (
    <span className="pause group">
      <input type="checkbox" id={PAUSE_ID} className="peer sr-only" />
      <label
        htmlFor={PAUSE_ID}
        className="flex min-h-11 cursor-pointer items-center justify-end gap-2 bg-canvas text-small font-bold text-muted hover:text-ink peer-focus-visible:outline-2"
      >
        <Icon name="pause" className="w-4 group-has-checked:hidden" />
        <Icon name="play" className="hidden w-4 group-has-checked:block" />
        <span className="max-sm:sr-only">{home.hero.pause}</span>
      </label>
    </span>
  );
}
