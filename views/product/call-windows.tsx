import type { ReactNode } from "react";
import { clockTime, type Moment } from "../content/demo/call";
import type { Deal } from "../content/demo-deal";
import { product } from "../content/product";
import { CallLine, SayAskCard } from "./call-line";
import { Scorecard } from "./score";
import { Pane, Picture, ProductWindow } from "./window";
import { approvedAt, crmUpdates } from "../content/demo/after-call";
import { closeout } from "../content/demo/closeout";
import { Icon } from "../ui/icon";
import { EmailDraft } from "./email-draft";

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

const { approve, waits, results, waitsFor } = closeout.crm;

/**
 * The approved updates, in front of the email that was sent. With `edit`, they still wait for approval, in front of the
 * draft, from which the rep deletes words.
 */
export function CloseoutWindow(props: {
  deal: Deal;
  text: string;
  edit?: { cut: string; note: string };
}): ReactNode {
  const { deal, text, edit } = props;
  const { followUp, people } = deal;
  const [buyer] = people.stakeholders;
  const isWaiting = edit !== undefined;
  return (
    <Picture text={text} className="sm:flex sm:items-start">
      <div className="reveal-in-view relative z-1 rounded-window border border-teal/40 bg-surface-1 p-5 text-small text-body shadow-on-paper max-sm:mx-3 sm:mt-16 sm:-mr-8 sm:w-5/12 sm:shrink-0">
        <p className="mb-3 flex justify-between gap-3 text-muted">
          <b>{product.closeout}</b>{" "}
          <span className={isWaiting ? "font-bold text-gold" : ""}>
            {isWaiting ? waitsFor(people.rep.name) : product.approvedAt(approvedAt)}
          </span>
        </p>
        <div className="reveal-items">
          {crmUpdates.map(({ id, name }) => (
            <p key={id} className="flex gap-2 border-t border-hairline py-2.5">
              {isWaiting ? (
                <span className="mt-1 size-4 flex-none rounded-pill border-2 border-gold" />
              ) : (
                <Icon name="check" className="text-teal" />
              )}
              <span>
                <b className="block text-base">{name}</b>
                {results[id](deal)}
              </span>
            </p>
          ))}
        </div>
        {isWaiting && (
          <p className="border-t border-hairline pt-3">
            <b className="block rounded-card border border-teal p-2.5 text-center text-teal">
              {approve}
            </b>
            <span className="mt-2 block">{waits.text}</span>
          </p>
        )}
      </div>
      <ProductWindow
        title={closeout.mail.title}
        isPaper
        className="max-sm:-mt-6 max-sm:pt-6 sm:flex-1"
      >
        <EmailDraft
          to={buyer?.name ?? ""}
          {...followUp}
          edit={edit}
          isBrief={isWaiting}
          className="p-5 sm:pl-14"
        />
      </ProductWindow>
    </Picture>
  );
}
