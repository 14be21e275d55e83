import type { ReactNode } from "react";
import { story } from "../../content/story";
import { CallTime } from "../../ui/call-time";
import { Wrap } from "../../ui/wrap";
import { Window } from "../../ui/window";

/** Quotes from a call, each beside the CRM field that missed it. */
export function StoryLedger(): ReactNode {
  const { title, status, said, known, text, caption, rows } = story.ledger;
  return (
    <Wrap>
      <Window title={title} status={status} text={text}>
        <div className="hidden font-bold sm:grid sm:grid-cols-[3fr_2fr]">
          <p className="px-7 py-2.5">{said}</p>
          <p className="bg-paper px-7 py-2.5 text-paper-body">{known}</p>
        </div>
        {rows.map((row) => (
          <div key={row.timestamp} className="text-base sm:grid sm:grid-cols-[3fr_2fr]">
            <p className="flex gap-5 border-t border-hairline p-5 text-ink sm:px-7 sm:py-6">
              <span className="pt-0.5 text-small text-teal tabular-nums">
                <CallTime text={row.timestamp} />
              </span>
              <span>“{row.text}”</span>
            </p>
            <p className="flex items-center justify-between gap-4 border-t border-paper-line bg-paper px-5 py-4 text-paper-ink sm:px-7">
              {row.field}
              <span className="rounded-small border border-dashed border-paper-body px-3 py-0.5 text-small whitespace-nowrap text-paper-body">
                {row.value}
              </span>
            </p>
          </div>
        ))}
      </Window>
      <p className="mt-6 max-w-measure text-muted">{caption}</p>
    </Wrap>
  );
}
