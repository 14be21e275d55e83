import type { ReactNode } from "react";
import { story } from "../../content/story";
import { CallTime } from "../../product/call-line";
import { FieldValue } from "../../product/field-changes";
import { Picture, ProductWindow } from "../../product/window";
import { Wrap } from "../../ui/wrap";

/** Quotes from a call, each beside the CRM field that missed it. */
export function StoryLedger(): ReactNode {
  const { title, status, said, known, text, caption, rows } = story.ledger;
  return (
    <Wrap>
      <Picture text={text}>
        <ProductWindow title={title} status={status}>
          <div className="hidden font-bold sm:grid sm:grid-cols-[3fr_2fr]">
            <p className="px-7 py-2.5">{said}</p>
            <p className="on-paper px-7 py-2.5">{known}</p>
          </div>
          {rows.map((row) => (
            <div key={row.at} className="text-base sm:grid sm:grid-cols-[3fr_2fr]">
              <p className="flex gap-5 border-t border-hairline p-5 text-ink sm:px-7 sm:py-6">
                <span className="pt-0.5 text-small text-teal tabular-nums">
                  <CallTime at={row.at} />
                </span>
                <span>“{row.text}”</span>
              </p>
              <p className="flex items-center justify-between gap-4 on-paper border-t border-hairline px-5 py-4 sm:px-7">
                {row.field}
                <FieldValue value={row.value} />
              </p>
            </div>
          ))}
        </ProductWindow>
      </Picture>
      <p className="mt-6 max-w-measure text-muted">{caption}</p>
    </Wrap>
  );
}
