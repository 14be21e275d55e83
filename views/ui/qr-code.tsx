import type { ReactNode } from "react";

/**
 * Draws a QR code of the auth backend. Trusted Types forbid inserting its markup, so its single path is read and drawn again;
 * nothing if there is none.
 */
export function QrCode({ svg, label }: { svg: string; label: string }): ReactNode {
  const path = / d="([^"]+)"/.exec(svg)?.[1];
  const size = / viewBox="([\d. ]+)"/.exec(svg)?.[1];
  if (!path || !size) return null;
  return (
    <svg
      className="w-49 rounded-small bg-qr-light fill-qr-dark p-3"
      viewBox={size}
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}
