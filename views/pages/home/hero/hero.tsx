import type { ReactNode } from "react";
import { paths } from "../../../../src/paths";
import { playHref } from "../../../content/demo/moments";
import { home } from "../../../content/home";
import { ButtonLink } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { CallScene, PAUSE_ID, REPLAY_ID } from "./call-scene";
import { Eyebrow } from "../../../ui/eyebrow";
import { Wrap } from "../../../ui/wrap";

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
        <p className="mt-3 text-lead text-balance">{hero.lead}</p>
        <div className="mt-5 grid grid-cols-2 gap-3 sm:flex">
          <ButtonLink tone="primary" className="max-xs:px-2" href={paths.betaWaitlist.path}>
            {hero.primary}
          </ButtonLink>
          <ButtonLink className="max-xs:px-2" href={playHref}>
            <Icon name="play" />
            {hero.demo}
          </ButtonLink>
          <p className="flex items-center text-muted sm:px-4">{hero.note}</p>
          <span className="ml-auto grid motion-reduce:hidden *:[grid-area:1/1]">
            <Toggle id={REPLAY_ID}>
              <Icon name="play" />
              <span className="max-sm:sr-only">{hero.replay}</span>
            </Toggle>
            <Toggle id={PAUSE_ID} className="pause">
              <Icon name="pause" className="group-has-checked:hidden" />
              <Icon name="play" className="hidden group-has-checked:block" />
              <span className="max-sm:sr-only">{hero.pause}</span>
            </Toggle>
          </span>
        </div>
        <CallScene />
      </Wrap>
    </section>
  );
}

/** A checkbox that looks like a button. `styles/scenes/hero.css` reads its state, so it needs no script. */
function Toggle(props: { id: string; className?: string; children: ReactNode }): ReactNode {
  return (
    <span className={`group ${props.className ?? ""}`.trim()}>
      <input type="checkbox" id={props.id} className="peer sr-only" />
      <label
        htmlFor={props.id}
        className="my-1 flex h-8 min-w-11 cursor-pointer items-center justify-end gap-2 whitespace-nowrap rounded-pill bg-surface-2 px-3 text-small font-bold text-body hover:text-ink peer-focus-visible:outline-2 max-sm:h-11"
      >
        {props.children}
      </label>
    </span>
  );
}
