import type { ReactNode } from "react";

/** A panel beside a form or message that says what happens next or where else to go. */
export function SidePanel({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <div
      data-panel=""
      className="self-start break-inside-avoid rounded-window border border-hairline-strong bg-surface-1 p-6 shadow-window lg:p-10 print:shadow-none"
    >
      <h2 className="mb-4 text-h4">{title}</h2>
      {children}
    </div>
  );
}
