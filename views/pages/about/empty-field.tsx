import type { ReactNode } from "react";
import { about } from "../../content/about";
import { crmFields, promise } from "../../content/crm-scene";
import { demoDeal } from "../../content/demo-deal";
import { speakers } from "../../content/hero-scene";
import { PaperWindow, Picture } from "../../ui/deal-windows/picture";

const { text, said, later } = about.story.picture;

/** What a buyer said on the morning's call, and the field that is still empty in the evening. */
export function EmptyField(): ReactNode {
  const field = crmFields.find(({ name }) => name === "Next step");
  return (
    <Picture text={text} className="lg:pl-8">
      <div className="relative z-1 mr-8 rounded-card border border-teal/40 bg-surface-2 p-5 shadow-raised sm:mr-16">
        <p className="flex justify-between gap-3 text-small">
          <b>{speakers.prospect.name}</b> {said}
        </p>
        <p className="mt-1 text-h4 text-ink">“{promise} …”</p>
      </div>
      <PaperWindow title={`${demoDeal.account.name} · CRM`} className="-mt-5 ml-6 pt-5 sm:ml-12">
        <div className="p-5 lg:p-8">
          <p className="flex justify-between gap-3 text-base">
            {field?.name} <span>{later}</span>
          </p>
          <p className="mt-2 rounded-card border-2 border-dashed border-paper-error p-4 text-h2 font-bold text-paper-error lg:p-6">
            {field?.before}
          </p>
        </div>
      </PaperWindow>
    </Picture>
  );
}
