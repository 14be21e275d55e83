import type { ReactNode } from "react";

/** One panel of the preferences. */
export function PreferenceCard(props: {
  labelledBy?: string;
  className?: string;
  children: ReactNode;
}): ReactNode {
  const { labelledBy, className = "", children } = props;
  return (
    <section
      aria-labelledby={labelledBy}
      className={`break-inside-avoid rounded-window border border-hairline-strong bg-surface-1 p-5 sm:p-8 ${className}`.trim()}
    >
      {children}
    </section>
  );
}
