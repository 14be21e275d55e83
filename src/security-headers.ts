import { createHash } from "node:crypto";

/**
 * The headers of every answer. The policy allows no inline script, no `style=`, and one inline stylesheet by its hash;
 * `trusted-types swap` names the one policy by which partials become elements.
 */
export function securityHeaders(css: string): Record<string, string> {
  const styleHash = createHash("sha256").update(css).digest("base64");
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'sha256-${styleHash}'`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types swap",
  ];
  return {
    "content-security-policy": policy.join(";"),
    "strict-transport-security": "max-age=63072000; includeSubDomains",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
  };
}
