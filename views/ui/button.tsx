import type { ComponentProps, ReactNode } from "react";

const BASE =
  "inline-flex cursor-pointer items-center justify-center gap-2 rounded-card border font-bold whitespace-nowrap transition-colors [&_svg]:w-4";

const TONES = {
  primary: "border-transparent bg-teal text-on-teal hover:bg-teal-hover",
  secondary: "border-hairline-strong bg-surface-2 text-ink hover:border-field hover:bg-surface-3",
  outlined: "border-field text-ink hover:border-ink hover:bg-highlight",
  danger: "border-error bg-surface-2 text-error hover:bg-surface-3",
} as const;

const SIZES = {
  medium: "min-h-12 px-5.5 py-2.5",
  small: "min-h-11 px-4.5 py-1.5 lg:min-h-10",
} as const;

type Look = {
  tone?: keyof typeof TONES | undefined;
  size?: keyof typeof SIZES | undefined;
  className?: string | undefined;
};

/** Returns the classes of a button, for other elements that look like one, such as a label. */
function buttonClass({ tone = "secondary", size = "medium", className }: Look = {}): string {
  return [BASE, SIZES[size], TONES[tone], className].filter(Boolean).join(" ");
}

/** A button. Submits its form unless `type` is set. The space parts it from the next one in text browsers. */
export function Button(props: ComponentProps<"button"> & Look): ReactNode {
  const { tone, size, className, ...rest } = props;
  return (
    <>
      <button {...rest} className={buttonClass({ tone, size, className })} />{" "}
    </>
  );
}

/** A square button with only an icon. Needs an `aria-label`. */
export function IconButton({ className = "", ...props }: ComponentProps<"button">): ReactNode {
  return (
    <button
      type="button"
      {...props}
      className={`grid size-11 cursor-pointer place-items-center rounded-small text-ink hover:bg-highlight ${className}`.trim()}
    />
  );
}

/** A link that looks like a button. The space parts it from the next one in text browsers. */
export function ButtonLink(props: ComponentProps<"a"> & Look): ReactNode {
  const { tone, size, className, children, ...rest } = props;
  return (
    <>
      <a {...rest} className={buttonClass({ tone, size, className })}>
        {children}
      </a>{" "}
    </>
  );
}
