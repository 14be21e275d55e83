import type { ReactNode } from "react";
import { endpoints, paths } from "../../../src/paths";
import { feeds } from "../../content/feeds";
import { articles } from "../../text/articles";
import { blog } from "../../content/blog";
import type { Page } from "../../page";
import { NewsletterForm } from "../../forms/newsletter-form";
import { Icon } from "../../ui/icon";
import { linkClass } from "../../ui/prose-elements";
import { ButtonLink } from "../../ui/button";
import { Eyebrow } from "../../ui/eyebrow";
import { Lead } from "../../ui/section";
import { Wrap } from "../../ui/wrap";

const copy = blog.subscribePage;
const LATEST = 3;
const panel =
  "break-inside-avoid rounded-window border border-hairline-strong bg-surface-1 p-6 md:p-10";

/** Explains how to follow the blog. Links here rather than to the feed, which browsers show as XML. */
export const subscribe: Page = {
  place: paths.subscribe,
  title: copy.title,
  description: copy.description,
  folder: "subscribe",
  feed: feeds.blog,
  View: ({ form }) => (
    <div className="bg-wash bg-no-repeat print:bg-none">
      <Wrap className="pt-28 pb-section lg:pt-32 print:pt-0">
        <Eyebrow>
          <a href={paths.blog.path} className="underline underline-offset-4">
            {blog.eyebrow}
          </a>
        </Eyebrow>
        <h1 className="text-headline">{copy.heading}</h1>
        <Lead className="mt-5">{copy.lead}</Lead>
        <div className="mt-12 grid gap-6 lg:grid-cols-2">
          <section className={panel}>
            <h2 className="mb-4 text-h3">{copy.email.title}</h2>
            <p className="mb-6">{copy.email.text}</p>
            <NewsletterForm page={paths.subscribe.path} {...(form && { state: form })} />
          </section>
          <Feed />
        </div>
        <Latest />
      </Wrap>
    </div>
  ),
};

function Feed(): ReactNode {
  const { title, text, steps, action, note } = copy.feed;
  return (
    <section className={panel}>
      <h2 className="mb-4 text-h3">{title}</h2>
      <p>{text}</p>
      <ol className="mt-6 mb-6 grid list-decimal gap-3 pl-6 marker:font-bold marker:text-teal">
        {steps.map((step) => (
          <li key={step} className="pl-1">
            {step}
          </li>
        ))}
      </ol>
      <ButtonLink className="max-xs:w-full" href={endpoints.feed} type="application/atom+xml">
        {action}
        <Icon name="arrow" />
      </ButtonLink>
      <p className="mt-2 text-small text-muted">{note}</p>
    </section>
  );
}

function Latest(): ReactNode {
  return (
    <section aria-labelledby="latest" className="mt-12">
      <h2 id="latest" className="mb-4 text-h3">
        {copy.latest}
      </h2>
      <ul>
        {articles.slice(0, LATEST).map(({ slug, place, title, minutes }) => (
          <li
            key={slug}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-hairline py-3"
          >
            <a href={place.path} className={`${linkClass} py-1`}>
              {title}
            </a>
            <span className="text-small text-muted">
              {minutes} {blog.minutes}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
