import type { ReactNode } from "react";
import { crmFields } from "../../content/crm-scene";
import { clockTime } from "../../content/demo/call";
import { demoDeal } from "../../content/demo-deal";
import { CallTime } from "../../ui/call-time";
import { Icon } from "../../ui/icon";
import { Window } from "../../ui/window";

const rep = demoDeal.people.rep.name;

/** The changes from a call: old and new value, when it was heard, and who approved it. */
export function ChangesWindow({ text }: { text: string }): ReactNode {
  return (
    <Window
      title={`CRM changes · ${demoDeal.account.name}`}
      status={`${crmFields.length} written`}
      text={text}
    >
      <ol className="px-5 text-base text-body md:px-6">
        {crmFields.map(({ name, before, after, at }) => (
          <li
            key={name}
            className="grid grid-cols-2 items-center gap-x-4 gap-y-1 border-hairline py-4 not-first:border-t md:grid-cols-[2fr_2fr_3fr_2fr_auto]"
          >
            <b className="max-md:col-span-2">{name}</b>
            <s className="text-muted">{before}</s>
            <b className="text-ink">{after}</b>
            <span className="text-small text-muted">
              Heard at <CallTime text={clockTime(at)} />
            </span>
            <span className="flex items-center gap-2 text-small whitespace-nowrap text-teal">
              <Icon name="check" className="w-4" />
              {rep}
            </span>
          </li>
        ))}
      </ol>
    </Window>
  );
}
