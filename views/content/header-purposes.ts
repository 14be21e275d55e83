/** The purpose of each security header. A header without one fails the build. */
export const headerPurposes: Readonly<Record<string, string>> = {
  "content-security-policy":
    "Scripts, styles, images and connections from anywhere else; inline scripts; frames",
  "strict-transport-security": "Connections without encryption",
  "x-content-type-options": "Files read as another type than they are sent as",
  "referrer-policy": "Full addresses sent to other sites",
  "cross-origin-opener-policy": "Other windows that reach into this one",
  "cross-origin-embedder-policy": "Files of other sites that did not agree to be embedded",
  "cross-origin-resource-policy": "Other sites that embed our files",
  "x-frame-options": "Clickjacking, in browsers that ignore the policy above",
  "permissions-policy": "Use of camera, microphone and location",
};
