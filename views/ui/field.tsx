import type { ComponentProps, ReactNode } from "react";

/** The classes of a field, for other elements such as `select`. */
export const fieldClass =
  "w-full rounded-card border border-field bg-canvas px-4 text-ink placeholder:text-muted placeholder:opacity-100 hover:border-muted aria-invalid:border-error";

/** A single-line text field. */
export function Field({ className = "", ...props }: ComponentProps<"input">): ReactNode {
  return <input {...props} className={`${fieldClass} h-12 ${className}`.trim()} />;
}

/** A multi-line text field that can be resized vertically. */
export function TextArea({ className = "", ...props }: ComponentProps<"textarea">): ReactNode {
  return (
    <textarea {...props} className={`${fieldClass} min-h-38 resize-y py-3 ${className}`.trim()} />
  );
}

/** A checkbox, larger on touch screens. */
export function Checkbox({
  className = "",
  ...props
}: Omit<ComponentProps<"input">, "type">): ReactNode {
  return (
    <input
      {...props}
      type="checkbox"
      className={`size-5 flex-none cursor-pointer appearance-none rounded-check border border-field bg-canvas ticked hover:border-muted aria-invalid:border-2 aria-invalid:border-error pointer-coarse:size-6 forced-colors:appearance-auto ${className}`.trim()}
    />
  );
}
