import type { ReactNode } from "react";
import { IconButton } from "./button";
import { Icon } from "./icon";

type ToastProps = { tone: "success" | "error"; title: string; text: string };

/** Where toasts gather, once a page; it is there from the start so that additions are announced. */
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
 * A toast in an htmx answer: swapped out of band to the end of the page's own list. No `data-` before the attribute: pages
 * that were loaded before an upgrade look for this name.
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

/** A short notice, light or dark as the system is. Its lifetime is its CSS animation: when that ends, a script may take it away. */
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
