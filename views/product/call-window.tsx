import type { ReactNode } from "react";
import { clockTime, type Moment } from "../content/demo/call";
import type { Deal } from "../content/demo-deal";
import { product } from "../content/product";
import { CallLine } from "./call-line";
import { SayAskCard } from "./say-ask-card";
import { Scorecard } from "./scorecard";
import { Pane, Picture, ProductWindow } from "./window";

/** A moment of a call: what was said, the card that it brought up, and the deal's scores. */
export function CallWindow(props: {
  deal: Deal;
  lines: readonly Moment[];
  text: string;
}): ReactNode {
  const { deal, lines, text } = props;
  const card = lines.find((line) => line.card)?.card;
  return (
    <Picture text={text} className="reveal-in-view">
      <ProductWindow title={deal.call.title} status={deal.call.status}>
        <div className="text-base text-body md:grid md:grid-cols-2 lg:grid-cols-[10fr_8fr_7fr]">
          <Pane
            className="on-paper"
            title={`${product.transcript} · ${clockTime(lines[0]?.at ?? 0)}`}
          >
            <div className="grid gap-4 md:reveal-items">
              {lines.map((line) => (
                <div key={line.at}>
                  <CallLine line={line} people={deal.people} />
                </div>
              ))}
            </div>
          </Pane>
          <Pane className="flex flex-col" title={card?.trigger}>
            <SayAskCard
              head={<b className="text-h3 text-balance">{card?.title}</b>}
              say={card?.say}
              ask={card?.ask}
              className="flex-1 content-evenly gap-3 rounded-card bg-teal/10 p-5 [--at:0.6s] md:reveal"
            />
          </Pane>
          <Pane className="max-lg:hidden" title={product.scoresAfter}>
            <Scorecard
              lines={deal.scorecard.map(({ section, score }) => ({ section, score }))}
              className="grid gap-3 text-small"
            />
          </Pane>
        </div>
      </ProductWindow>
    </Picture>
  );
}
