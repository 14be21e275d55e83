import type { ReactNode } from "react";
import { crmFields } from "../../content/crm-scene";
import { demoDeal } from "../../content/demo-deal";
import { FieldChanges } from "../../product/field-changes";
import { Window } from "../../ui/window";

const { account, people } = demoDeal;

/** The changes from a call: old and new value, when it was heard, and who approved it. */
export function ChangesWindow({ text }: { text: string }): ReactNode {
  return (
    <Window
      title={`CRM changes · ${account.name}`}
      status={`${crmFields.length} written`}
      text={text}
    >
      <FieldChanges
        changes={crmFields.map((change) => ({ ...change, approved: people.rep.name }))}
        className="px-5 text-base text-body md:px-6"
        rowClassName="border-hairline py-4 not-first:border-t"
      />
    </Window>
  );
}
