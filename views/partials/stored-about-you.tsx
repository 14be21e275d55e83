import type { ReactNode } from "react";
import { endpoints } from "../../src/paths";
import { preferences as words } from "../content/preferences";
import { ButtonLink } from "../ui/button";

/** How much is stored about an address, by what it is. */
export type StoredCounts = Readonly<Record<keyof typeof words.stored.counts, number>>;

const kinds = Object.keys(words.stored.counts) as (keyof StoredCounts)[];

/** What is stored, in numbers and as a whole, and the way to have it erased. */
export function StoredAboutYou(props: { token: string; counts: StoredCounts }): ReactNode {
  const { token, counts } = props;
  const { stored, erase } = words;
  const query = new URLSearchParams({ token });
  return (
    <section className="preferences-card" aria-labelledby="preference-stored">
      <h2 id="preference-stored">{stored.title}</h2>
      <CountList counts={counts} />
      <p className="note">{stored.text}</p>
      <p className="preference-links">
        <a className="more" href={`${endpoints.preferencesData}?${query}`}>
          {stored.read}
        </a>
        <a className="more" href={`${endpoints.preferencesData}?${query}`} download={stored.file}>
          {stored.download}
        </a>
      </p>
      <div className="preference-erase">
        <h3>{erase.title}</h3>
        <p>{erase.text}</p>
        <ButtonLink href={`${endpoints.preferencesErase}?${query}`}>{erase.action}</ButtonLink>
      </div>
    </section>
  );
}

/** Only what there is: a row of nothing tells nothing. */
export function CountList({ counts }: { counts: StoredCounts }): ReactNode {
  return (
    <dl className="preference-counts">
      {kinds
        .filter((kind) => counts[kind] > 0)
        .map((kind) => (
          <div key={kind}>
            <dt>{words.stored.counts[kind]}</dt>
            <dd>{counts[kind]}</dd>
          </div>
        ))}
    </dl>
  );
}
