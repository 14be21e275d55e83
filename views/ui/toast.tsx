import type { ReactNode } from "react";
import { IconButton } from "./button";
import { Icon } from "./icon";

type ToastProps = { tone: "success" | "error"; title: string; text: string };

/** The page's toasts. Rendered even when empty, so that screen readers announce toasts added later. */
export function ToastRegion(): ReactNode {
  return (
    <section
      className="group pointer-events-none fixed right-0 bottom-0 z-90 w-full p-4 sm:bottom-16 sm:w-97 print:hidden"
      aria-label="Notifications"
    >
      <ol id="toasts" aria-live="polite" />
    </section>
  );
}

/**
 * A toast in an htmx response, appended to the page's toasts by an out-of-band swap. The attribute has no `data-`
 * prefix because pages loaded before an upgrade look for `hx-swap-oob`.
 */
export function ToastSwap(props: ToastProps): ReactNode {
  return (
    <ol id="toasts-swap" hx-swap-oob="beforeend:#toasts">
      <Toast {...props} />
    </ol>
  );
}

const LOOK =
  "toast pointer-events-auto mt-2 flex justify-between gap-3 rounded-card border py-3 pr-1 pl-4 text-small shadow-raised";

/**
 * A toast, light or dark like the system. It disappears at the end of its CSS animation; a script may then remove it.
 */
export function Toast({ tone, title, text }: ToastProps): ReactNode {
  return (
    <li className={LOOK} data-tone={tone}>
      <div>
        <b>{title}</b>
        <p>{text}</p>
      </div>
      <IconButton
        className="-my-0.5 flex-none not-dark:text-paper-ink"
        data-dismiss
        aria-label="Dismiss"
      >
        <Icon name="close" />
      </IconButton>
    </li>
  );
}
