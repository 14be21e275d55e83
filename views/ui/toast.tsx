import type { ReactNode } from "react";
import { Icon } from "./icon";

type ToastProps = { tone: "success" | "error"; title: string; text: string };

/** Where toasts gather, once a page; it is there from the start so that additions are announced. */
export function ToastRegion(): ReactNode {
  return (
    <section className="toasts" aria-label="Notifications">
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

/** A short notice. Its lifetime is its CSS animation: when that ends, a script may take it away. */
export function Toast({ tone, title, text }: ToastProps): ReactNode {
  return (
    <li className="toast" data-tone={tone}>
      <div>
        <b>{title}</b>
        <p>{text}</p>
      </div>
      <button type="button" data-dismiss aria-label="Dismiss">
        <Icon name="close" />
      </button>
    </li>
  );
}
