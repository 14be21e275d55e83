import type { ReactNode } from "react";
import { clockTime } from "../../content/demo/call";
import { player } from "../../content/demo/player";
import { Bar } from "../../ui/bar";
import type { CallPicture } from "./call-picture";
import { CallTime } from "../../ui/call-time";

/** What the rep sees while the buyer speaks: the newest card on top, and what was heard. */
export function LiveHelp({ cards, found }: CallPicture): ReactNode {
  return (
    <>
      {cards.length === 0 && <p className="empty">{player.helpEmpty}</p>}
      {cards.toReversed().map(({ at, trigger, title, say, ask }) => (
        <div key={at} className="battle">
          <p className="trigger">
            {trigger} <CallTime text={clockTime(at)} />
          </p>
          <h3>{title}</h3>
          <p>
            <b>{player.say}</b> {say}
          </p>
          <p>
            <b>{player.ask}</b> {ask}
          </p>
        </div>
      ))}
      <h3>{player.found}</h3>
      {found.length === 0 && <p className="empty">{player.foundEmpty}</p>}
      <ul>
        {found.toReversed().map(({ at, type, value, confidence }) => (
          <li key={at + value} className="found">
            <span>{type}</span>
            <b>{value}</b>
            <i>{confidence}%</i>
            <Bar percent={confidence} />
          </li>
        ))}
      </ul>
    </>
  );
}
