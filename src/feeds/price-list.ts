import { priceList as list } from "../../views/content/price-list";
import { endpoints } from "../paths";
import type { FeedFile } from "./feed-file";

/** The plans, from the same data as the pricing page. */
export const priceList: FeedFile = {
  path: endpoints.pricing,
  type: "application/json; charset=utf-8",
  write: ({ siteUrl }) => JSON.stringify(list(siteUrl)),
};
