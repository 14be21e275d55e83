import type { ReactNode } from "react";
import { stages } from "../content/demo/after-call";
import type { PipelineDeal } from "../content/demo/pipeline";
import { dollars } from "../content/plans";
import { product } from "../content/product";
import { Icon } from "../ui/icon";
import { Picture, ProductWindow } from "./window";

/** The board does not show lost deals. */
const columns = stages.filter(({ id }) => id !== "closed-lost");

/** Small screens show only the columns with changes. */
const widths = ["hidden md:grid", "grid", "grid", "hidden lg:grid", "hidden lg:grid"] as const;

/** The CRM's pipeline board, with Genie's comments on the deals. */
export function PipelineWindow(props: { deals: readonly PipelineDeal[]; text: string }): ReactNode {
  return (
    <Picture text={props.text}>
      <ProductWindow title={product.pipeline} isPaper>
        <div className="grid gap-3 p-4 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-5">
          {columns.map(({ id, name }, index) => {
            const deals = props.deals.filter((deal) => deal.stage === id);
            return (
              <div
                key={id}
                className={`content-start gap-3 rounded-card bg-surface-2 p-3 ${widths[index]}`}
              >
                <p className="flex flex-wrap justify-between gap-x-4">
                  <b>{name}</b> {deals.length}
                </p>
                {deals.map((deal) => (
                  <DealCard key={deal.account} {...deal} />
                ))}
              </div>
            );
          })}
        </div>
      </ProductWindow>
    </Picture>
  );
}

/** A deal, which arrives if it moved. Genie's comment is dark and overlaps the card's edge. */
function DealCard({ account, amount, sign, score, state }: PipelineDeal): ReactNode {
  const isMoved = state === "moved";
  return (
    <div
      className={`rounded-small border border-hairline bg-surface-1 p-3 ${isMoved ? "[--at:0.6s] reveal" : ""}`}
    >
      <b className="text-base">{account}</b>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>{dollars(amount)}</span>{" "}
        <span>
          {product.score} {score}
        </span>
      </p>
      {state ? (
        <div
          className={`on-dark -mr-7 mt-2 flex gap-2 rounded-small border p-2.5 shadow-on-paper ${isMoved ? "border-teal" : "border-gold/40"}`}
        >
          <Icon
            name={isMoved ? "spark" : "alert"}
            className={isMoved ? "text-teal" : "text-gold"}
          />
          <p>
            <b className={`block ${isMoved ? "text-teal" : "text-gold"}`}>{product[state]}</b>
            {sign}
          </p>
        </div>
      ) : (
        <p>{sign}</p>
      )}
    </div>
  );
}
