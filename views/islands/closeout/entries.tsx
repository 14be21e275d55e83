import type { ReactNode } from "react";
import { closeout } from "../../content/demo/closeout";
import { FieldValue } from "../../product/field-changes";
import { Icon } from "../../ui/icon";
import type { Write } from "./crm-writes";
import { Fold } from "./fold";

const { crm } = closeout;

/** What the choices would write to the CRM, entry by entry, folded until they are approved. */
export function Entries(props: { writes: readonly Write[]; isApproved: boolean }): ReactNode {
  const { writes, isApproved } = props;
  const done = isApproved ? "text-teal" : "";
  return (
    <div
      data-writes=""
      className="on-paper border-t border-hairline px-4 py-2 @min-[480px]:px-6 @min-[900px]:col-span-2"
    >
      <Fold
        isOpen={isApproved}
        head={
          <>
            <h4 className={`flex-1 font-bold ${isApproved ? done : "text-ink"}`}>
              {isApproved ? crm.approved : crm.preview}
            </h4>
            <b>{crm.count(writes.length)}</b>
          </>
        }
      >
        <ul className="gap-8 @min-[900px]:columns-2">
          {writes.map(({ record, field, from, to }) => (
            <li
              key={record + field}
              className="flex break-inside-avoid gap-2 border-t border-hairline py-1.5"
            >
              <span className="w-14">{record}</span>
              <p className={`flex-1 whitespace-pre-line ${done}`}>
                <b>{field}</b>{" "}
                {from && (
                  <>
                    <FieldValue value={from} isReplaced /> →{" "}
                  </>
                )}
                {to}
              </p>
              <Icon name="check" className={`w-4 ${isApproved ? done : "invisible"}`} />
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}
