import type { ReactNode } from "react";
import { paths } from "../../../../src/paths";
import { home } from "../../../content/home";
import { ButtonLink, buttonClass } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { CallScene, PAUSE_ID, REPLAY_ID } from "./call-scene";
import { Eyebrow } from "../../../ui/eyebrow";
import { Wrap } from "../../../ui/wrap";

export function Hero(): ReactNode {
  const { hero } = home;
  return (
    <section id="hero" className="section hero overflow-clip bg-wash bg-no-repeat pt-20 pb-12">
      <Wrap>
        <Eyebrow className="mb-2">{hero.eyebrow}</Eyebrow>
        <h1 className="text-display">{hero.title}</h1>
        <p className="mt-3 max-w-measure text-lead text-pretty">{hero.lead}</p>
        <div className="relative z-2 mt-5 grid grid-cols-2 gap-2 xs:flex">
          <ButtonLink tone="primary" className="max-xs:px-2" href={paths.betaWaitlist.path}>
            {hero.primary}
          </ButtonLink>
          <span className="grid *:[grid-area:1/1] motion-reduce:hidden max-sm:absolute max-sm:top-full max-sm:right-4 max-sm:mt-8">
            <Toggle id={REPLAY_ID}>
              <Icon name="play" />
              {hero.replay}
              <span className="-ml-1 max-sm:hidden">{hero.call}</span>
            </Toggle>
            <Toggle id={PAUSE_ID} className="pause">
              {hero.pause}
              <span className="-ml-1 max-sm:hidden">{hero.call}</span>
            </Toggle>
          </span>
          <ButtonLink className="max-xs:px-2" href={paths.demo.path}>
            {hero.demo}
          </ButtonLink>
        </div>
        <CallScene />
      </Wrap>
    </section>
  );
}

/** A checkbox that looks like a button. `styles/scenes/hero.css` reads its state, so it needs no script. */
function Toggle(props: { id: string; className?: string; children: ReactNode }): ReactNode {
  return (
    <span className={`relative ${props.className ?? ""}`}>
      <input type="checkbox" id={props.id} className="peer sr-only" />
      <label
        htmlFor={props.id}
        className={buttonClass({
          className:
            "w-full max-sm:min-h-11 max-xs:px-2 peer-checked:border-teal peer-focus-visible:outline-2",
        })}
      >
        {props.children}
      </label>
    </span>
  );
}
