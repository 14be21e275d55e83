import type { ReactNode } from "react";
import { playHref } from "../../content/demo/moments";
import { coPilot } from "../../content/co-pilot";
import { clockTime, timeline } from "../../content/demo/call";
import { callMoments } from "../../content/demo/moments";
import { player } from "../../content/demo/player";
import { demoDeal } from "../../content/demo-deal";
import { betaFeatures, waitlistHref } from "../../content/links";
import { Icon } from "../../ui/icon";
import { Window } from "../../ui/window";
import { CallTime } from "../../ui/call-time";

/** The product's name, and the one moment that explains it. */
export function CoPilotHero(): ReactNode {
  const { eyebrow, title, lead, primary, secondary, window } = coPilot.hero;
  return (
    <section className="section co-pilot-hero">
      <div className="wrap">
        <div>
          <p className="eyebrow">{eyebrow}</p>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <p className="actions">
            <a className="button button-primary" href={waitlistHref(betaFeatures[0])}>
              {primary}
            </a>
            <a className="button" href={playHref}>
              <Icon name="play" />
              {secondary}
            </a>
          </p>
        </div>
        <Window title={demoDeal.call.title} status={player.active} text={window}>
          <Whisper />
        </Window>
      </div>
    </section>
  );
}

const objection = timeline.find(({ at }) => at === callMoments.objection);

function Whisper(): ReactNode {
  if (objection?.card === undefined) return null;
  const { text, sentiment, card } = objection;
  return (
    <div className="whisper">
      <p>
        <CallTime text={clockTime(callMoments.objection)} />{" "}
        <b>{demoDeal.people.stakeholders[0].name}</b> <em data-tone={sentiment}>{sentiment}</em>
      </p>
      <blockquote>{text}</blockquote>
      <div>
        <p>{card.trigger}</p>
        <div className="pane-head">{card.title}</div>
        <p>
          <b>{player.say}</b> {card.say}
        </p>
        <p>
          <b>{player.ask}</b> {card.ask}
        </p>
      </div>
    </div>
  );
}
