import type { ReactNode } from "react";
import { story } from "../../content/story";
import { Window } from "../../ui/window";
import { CallTime } from "../../ui/call-time";

/** One call as it was said, beside the fields that should have known. */
export function StoryLedger(): ReactNode {
  const { title, status, said, known, text, caption, rows } = story.ledger;
  return (
    <div className="story-ledger">
      <div className="wrap">
        <Window title={title} status={status} text={text}>
          <div className="ledger-head">
            <b>{said}</b>
            <b>{known}</b>
          </div>
          {rows.map((row) => (
            <div className="ledger-row" key={row.timestamp}>
              <p>
                <CallTime text={row.timestamp} />
                <span>“{row.text}”</span>
              </p>
              <p>
                <b>{row.field}</b>
                <em>{row.value}</em>
              </p>
            </div>
          ))}
        </Window>
        <p className="ledger-caption">{caption}</p>
      </div>
    </div>
  );
}
