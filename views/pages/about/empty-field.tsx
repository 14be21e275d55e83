import type { ReactNode } from "react";
import { about } from "../../content/about";
import { crmFields, promise } from "../../content/crm-scene";
import { demoDeal } from "../../content/demo-deal";
import { speakers } from "../../content/hero-scene";
import { PaperWindow, Picture } from "../../product/deal-windows/picture";

const { text, said, later } = about.story.picture;

/** What a buyer said on the morning's call, and in the evening's record the field that is still empty. */
export function EmptyField(): ReactNode {
  const [stage, nextStep, closeDate] = ["Stage", "Next step", "Close date"].map((field) =>
    crmFields.find((change) => change.field === field),
  );
  return (
    <Picture text={text}>
      <div className="relative z-1 mr-8 rounded-card border border-teal/40 bg-surface-2 p-5 shadow-raised sm:mr-16 lg:p-6">
        <p className="flex justify-between gap-3 text-small">
          <b>{speakers.prospect.name}</b> {said}
        </p>
        <p className="mt-1 text-h4 text-balance text-ink lg:text-h3">“{promise} …”</p>
      </div>
      <PaperWindow title={`${demoDeal.account.name} · CRM`} className="-mt-5 ml-6 pt-5 sm:ml-12">
        <div className="grid grid-cols-2 gap-5 p-5 lg:p-8">
          {[stage, closeDate].map((field) => (
            <p key={field?.field}>
              {field?.field} <b className="block text-base text-paper-ink">{field?.from}</b>
            </p>
          ))}
          <p className="col-span-2 -mb-3 flex justify-between gap-3 text-base">
            {nextStep?.field} <span>{later}</span>
          </p>
          <p className="col-span-2 rounded-card border-2 border-dashed border-paper-error p-4 text-h2 font-bold text-paper-error lg:p-6">
            {nextStep?.from}
          </p>
        </div>
      </PaperWindow>
    </Picture>
  );
}
