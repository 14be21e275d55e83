import type { ReactNode } from "react";
import { clockTime, type Moment, type Score } from "../content/demo/call";
import type { Deal } from "../content/demo-deal";
import { product } from "../content/product";
import { player } from "../content/demo/player";
import { CallLine } from "./call-line";
import { SayAskCard } from "./say-ask-card";
import { Segments } from "./scorecard";
import { Pane, Picture, ProductWindow } from "./window";

/** A moment of a call: what was said, the card that it brought up, and how far each score rose by then. */
export function CallWindow(props: {
  deal: Pick<Deal, "call" | "people">;
  lines: readonly Moment[];
  scores: readonly { section: string; score: Score; before: Score }[];
  text: string;
}): ReactNode {
  const { deal, lines, scores, text } = props;
  const { rep, stakeholders } = deal.people;
  const card = lines.find((line) => line.card)?.card;
  const now = lines.at(-1)?.at ?? 0;
  return (
    <Picture text={text} className="reveal-in-view">
      <ProductWindow title={deal.call.title} status={player.active}>
        <div className="text-base text-body md:grid md:grid-cols-2 lg:grid-cols-[10fr_8fr_5fr]">
          <Pane
            className="on-paper"
            title={
              <>
                {product.transcript}{" "}
                <span>
                  {clockTime(now)} {product.into}
                </span>
              </>
            }
          >
            <div className="grid gap-4 md:reveal-items">
              {lines.map((line) => (
                <div key={line.at}>
                  <CallLine
                    line={line}
                    name={(line.speaker === "Rep" ? rep : stakeholders[0])?.name ?? ""}
                  />
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
          <Pane className="hidden flex-col lg:flex" title={product.changeInCall}>
            <div className="grid flex-1 content-between gap-2.5 text-small/4.5">
              {scores.map(({ section, score, before }) => (
                <div key={section}>
                  <b>{section}</b>
                  <p className="flex items-center gap-3 tabular-nums">
                    <Segments score={score} />
                    <span className="text-muted">{score}/5</span>
                    <b className="ml-auto text-teal">+{score - before}</b>
                  </p>
                </div>
              ))}
            </div>
          </Pane>
        </div>
      </ProductWindow>
    </Picture>
  );
}
