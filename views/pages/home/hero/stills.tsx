import type { ReactNode } from "react";
import { captions } from "../../../content/hero-scene";
import { home } from "../../../content/home";
import { Card, Detections, Record } from "./genie-panel";
import { HeardText } from "./heard-text";
import { Tile } from "./meeting";

const { heard, answered, written } = home.hero.stills;

/** The scene with reduced motion: three stills. */
export function Stills(): ReactNode {
  return (
    <div className="hidden gap-4 motion-reduce:grid lg:grid-cols-3" aria-hidden="true" inert>
      <Still title={heard} className="bg-paper text-paper-body">
        <Tile who="prospect" />
        <p className="mt-3 text-lead text-paper-ink">
          <HeardText caption={captions[0]} />
        </p>
      </Still>
      <Still title={answered} className="bg-surface-1">
        <Detections />
        <Card />
      </Still>
      <Still title={written} className="bg-surface-1">
        <Record />
      </Still>
    </div>
  );
}

function Still(props: { title: string; className: string; children: ReactNode }): ReactNode {
  return (
    <div className={`flex flex-col gap-3 rounded-window p-4 text-small ${props.className}`}>
      <p className="font-bold">{props.title}</p>
      {props.children}
    </div>
  );
}
