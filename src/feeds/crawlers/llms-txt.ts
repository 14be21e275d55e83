import { claims } from "../../../views/content/claims";
import { home } from "../../../views/content/home";
import { addOnLine, annualPrice, dollars, plans, pricing } from "../../../views/content/plans";
import { questions } from "../../../views/content/questions";
import { site } from "../../../views/content/site";
import { endpoints, markdownPath } from "../../paths";
import { pages } from "../../../views/pages/pages";
import type { FeedFile } from "../feed-file";

/** A summary of the site for language models, as Markdown (https://llmstxt.org). */
export const llmsTxt: FeedFile = {
  path: endpoints.llmsTxt,
  type: "text/plain; charset=utf-8",
  write: ({ siteUrl }) => {
    const found = pages.filter(({ place }) => place.isIndexed);
    return [
      `# ${site.brand}`,
      `> ${home.description}`,
      section(
        "Pages",
        found.map(
          ({ place, title, description, markdown }) =>
            `[${title}](${siteUrl}${markdown ? markdownPath(place) : place.path}): ${description}`,
        ),
      ),
      section(
        "Plans",
        plans.map(
          (plan) =>
            `${plan.name}: ${dollars(plan.price)} ${pricing.perSeat} ${pricing.billedMonthly}, ${dollars(annualPrice(plan))} ${pricing.billedYearly}. ${plan.features.join("; ")}. ${plan.addOns.map(addOnLine).join("; ")}.`,
        ),
      ),
      section(
        "What it claims",
        Object.values(claims).map(({ figure, scope }) => `${figure} ${scope}`),
      ),
      section(
        "Questions",
        questions.map(({ question, answer }) => `${question} ${answer}`),
      ),
    ].join("\n\n");
  },
};

const section = (title: string, lines: readonly string[]): string =>
  [`## ${title}\n`, ...lines.map((line) => `- ${line}`)].join("\n");
