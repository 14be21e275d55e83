import type { ReactNode } from "react";

/**
 * The title of one of the demo's parts below its name. With `isLow`, both and the lead are in one row on wide screens, so
 * that the part itself follows soon. `children` follow the lead.
 */
export function PartHead(props: {
  eyebrow: string;
  title: string;
  lead: string;
  isLow?: boolean;
  children?: ReactNode;
}): ReactNode {
  const { eyebrow, title, lead, isLow, children } = props;
  const [head, name] = isLow
    ? ["mb-5 xl:items-center", "max-md:basis-full"]
    : ["mb-5", "basis-full"];
  return (
    <div className={`flex flex-wrap items-baseline gap-x-4 gap-y-1 ${head}`}>
      <p className={`text-small text-muted ${name}`}>{eyebrow}</p>
      <h2 className={isLow ? "text-h3" : "text-subhead"}>{title}</h2>
      <div
        className={`flex items-center gap-3 ${isLow ? "max-xl:basis-full xl:ml-auto" : "basis-full"}`}
      >
        <p>{lead}</p>
        {children}
      </div>
    </div>
  );
}
