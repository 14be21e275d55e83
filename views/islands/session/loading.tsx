import type { ReactNode } from "react";
import { session } from "../../content/session";
import { Denial, panelClass } from "./parts";

const FIELD = "h-18 rounded-card bg-surface-2";

/** The tester before its state is known: its panels, empty. */
export function LoadingTester(): ReactNode {
  return (
    <div className="grid gap-6 lg:grid-cols-[400px_minmax(0,1fr)] lg:items-start">
      <div className={`${panelClass} grid gap-4`}>
        <p role="status">{session.loading}</p>
        <div className={FIELD} />
        <div className={FIELD} />
        <div className="h-12 rounded-card bg-surface-2" />
        <div className="h-11" />
      </div>
      <div className="grid min-w-0 gap-6">
        <div className={`${panelClass} h-45`} />
        <div className={`${panelClass} h-60`} />
        <div className={`${panelClass} h-33`} />
      </div>
    </div>
  );
}

/** The page for admins before access is known: the panel that refuses it, empty. */
export function LoadingAccess(): ReactNode {
  return (
    <Denial>
      <p role="status">{session.loading}</p>
      <div className="h-11" />
    </Denial>
  );
}
