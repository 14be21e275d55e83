import { z } from "zod";

/** The client's names of what we call purposes. A sign-up may be confirmed by either message that goes to a new address. */
const purposes = {
  recovery: ["recovery"],
  signup: ["confirmation", "otp"],
  confirmation: ["confirmation", "otp"],
  email: ["otp", "confirmation"],
  otp: ["otp"],
  magiclink: ["otp"],
  email_change: ["email_change"],
} as const;

type LinkType = keyof typeof purposes;

export const linkType = z.enum(Object.keys(purposes) as LinkType[]);

/** What a link or code of a type may be for, the likeliest first. */
export const purposesOf = (type: LinkType) => purposes[type];
