import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import type { CrmStateId } from "../../content/crm-scene";
import { featuresPage as copy } from "../../content/features";
import { CrmScene } from "../../product/crm-scene/crm-scene";
import { recordWindow } from "../../product/crm-scene/record";
import { FirstActions } from "../../ui/first-actions";
import { ReplayLink } from "../../ui/replay-link";
import { Lead } from "../../ui/section";
import { Wrap } from "../../ui/wrap";
import { JobsDone } from "./jobs-done";

/**
 * Phones show two fields, so that the first window has some of the jobs, and the panel keeps room for every state, so that
 * each can play.
 */
const ON_PHONES = [
  "max-md:[&_:is(.bg-paper,.h-11,li)_.crm-fades]:flex max-md:[&_[data-scene]>*]:grid",
  "max-xs:[&_dl>:not(:nth-child(4n+1))]:hidden md:max-lg:[&_.z-2]:self-center",
].join(" ");

/** On wide screens, the record is narrow and without its notes, as the jobs are what the page is about. */
const ON_WIDE =
  "lg:[&_ol]:text-base lg:[&_dl]:grid-cols-1 lg:[&_dl]:gap-2 lg:[&_dl>*]:flex lg:[&_.bg-paper>:last-child]:hidden lg:[&_dt]:w-22 lg:[&_.bg-paper>:first-child>div]:basis-full lg:[&_.bg-paper>:first-child>div]:justify-items-start lg:[&_.bg-paper>[aria-hidden]]:hidden";

const jobsWindow = {
  ...recordWindow,
  className: "lg:grid-cols-[6fr_7fr]",
  panel: { ...recordWindow.panel, result: <JobsDone />, isResultAlways: true },
};

/** The page's heading, with the CRM scene below it. */
export function Opening({ crm }: { crm: CrmStateId }): ReactNode {
  return (
    <section className="section bg-wash bg-no-repeat pt-20 pb-section md:pt-24">
      <Wrap>
        <h1 className="text-display">{copy.heading}</h1>
        <Lead className="mt-3 mb-4 md:mb-5">{copy.lead}</Lead>
        <div className={`${ON_PHONES} ${ON_WIDE}`}>
          <CrmScene state={crm} motion="approved" window={jobsWindow}>
            <FirstActions join={copy.action} play={copy.demo} />
            <ReplayLink href={paths.features.path} className="ml-auto max-lg:hidden" />
          </CrmScene>
        </div>
      </Wrap>
    </section>
  );
}
