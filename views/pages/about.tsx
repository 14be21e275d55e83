import type { ReactNode } from "react";
import { paths } from "../../src/paths";
import { about as copy } from "../content/about";
import type { Page } from "../page";
import { CheckList } from "../ui/check-list";
import { Icon } from "../ui/icon";
import { Section, SectionHead } from "../ui/section";

export const about: Page = {
  place: paths.about,
  title: copy.title,
  description: copy.description,
  styles: "about",
  social: copy.social,
  View: () => (
    <>
      <Purpose />
      <Values />
      <Products />
      <Story />
    </>
  ),
};

function Purpose(): ReactNode {
  const { hero, mission, vision } = copy;
  return (
    <Section className="about-hero">
      <p className="eyebrow">{hero.eyebrow}</p>
      <h1>{hero.title}</h1>
      <div className="purpose">
        {[mission, vision].map(({ name, text }) => (
          <div key={name}>
            <h2>{name}</h2>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}

function Values(): ReactNode {
  const { eyebrow, title, lead, gaveUp, list } = copy.values;
  return (
    <Section className="values split">
      <SectionHead eyebrow={eyebrow} title={title} lead={lead} />
      <ol>
        {list.map(({ name, text, cost }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
            <p className="gave-up">
              <b>{gaveUp}</b> {cost}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Products(): ReactNode {
  const { eyebrow, title, list } = copy.products;
  return (
    <Section className="makes">
      <SectionHead eyebrow={eyebrow} title={clauses(title)} />
      <div className="layers">
        {list.map(({ name, kind, text, link, facts }) => (
          <article key={name}>
            <div>
              <p className="kind">{kind}</p>
              <h3>{name}</h3>
              <CheckList points={facts} />
            </div>
            <div>
              <p>{text}</p>
              <a className="more" href={link.href}>
                {link.name} <Icon name="arrow" />
              </a>
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}

/** A title whose line ends at its comma, where it needs two lines. */
function clauses(title: string): ReactNode {
  return title.split(/(?<=,) /).map((clause) => <span key={clause}>{clause} </span>);
}

function Story(): ReactNode {
  const { title, link } = copy.story;
  return (
    <Section className="began">
      <h2>{title}</h2>
      <a className="button button-primary" href={link.href}>
        {link.name} <Icon name="arrow" />
      </a>
    </Section>
  );
}
