import { z } from "zod";

/** Maps client link types to our purposes. Either message to a new address can confirm a sign-up. */
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

/** The purposes of a type, most likely first. */
export const purposesOf = (type: LinkType) => purposes[type];
