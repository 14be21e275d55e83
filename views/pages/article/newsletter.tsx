import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { blog } from "../../content/blog";
import type { Article } from "../../text/read-article";
import type { FormState } from "../../forms/form-state";
import { NewsletterForm } from "../../forms/newsletter-form";
import { linkClass } from "../../ui/prose-elements";

/** The newsletter form at the end of an article. */
export function Newsletter(props: { article: Article; form: FormState | undefined }): ReactNode {
  const { article, form } = props;
  const { title, text, link } = blog.newsletter;
  return (
    <section
      aria-labelledby="newsletter"
      className="mt-14 grid gap-6 rounded-window border border-hairline-strong bg-surface-1 p-6 text-base md:p-10 lg:mt-18 xl:grid-cols-2 xl:gap-12 print:hidden"
    >
      <div>
        <h2 id="newsletter" className="mb-4 text-h3">
          {title}
        </h2>
        <p className="max-w-measure">
          {text}{" "}
          <a href={paths.subscribe.path} className={linkClass}>
            {link}
          </a>
        </p>
      </div>
      <NewsletterForm page={article.place.path} {...(form && { state: form })} />
    </section>
  );
}
