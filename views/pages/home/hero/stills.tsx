import type { ReactNode } from "react";
import { captions, rows } from "../../../content/hero-scene";
import { home } from "../../../content/home";
import { Card, Detections } from "./genie-panel";
import { HeardText } from "./heard-text";
import { Tile } from "./meeting";

const { heard, answered, written } = home.hero.stills;

/** The scene with reduced motion: three stills. */
export function Stills(): ReactNode {
  return (
    <div className="hidden motion-reduce:grid lg:grid-cols-3" aria-hidden="true" inert>
      <Still title={heard} className="bg-paper text-paper-body lg:pr-8">
        <Tile who="prospect" />
        <p className="mt-3 text-lead text-paper-ink">
          <HeardText caption={captions[0]} />
        </p>
      </Still>
      <Still
        title={answered}
        className="relative mx-3 -my-2 border border-hairline-strong bg-surface-1 shadow-on-paper lg:-mx-4 lg:mt-6"
      >
        <Detections />
        <Card />
      </Still>
      <Still title={written} className="bg-paper text-paper-body lg:pl-10">
        <dl>
          {rows.map(({ field, to }) => (
            <div key={field} className="border-t border-paper-line py-3">
              <dt>{field}</dt>
              <dd className="text-lead text-paper-ink">{to}</dd>
            </div>
          ))}
        </dl>
        <p className="font-bold text-paper-teal">{home.hero.approved}</p>
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
