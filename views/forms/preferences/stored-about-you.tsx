import type { ReactNode } from "react";
import { endpoints } from "../../../src/paths";
import { preferences as copy } from "../../content/preferences";
import { ButtonLink } from "../../ui/button";
import { PreferenceCard } from "./preference-card";

/** The number of stored records about an address, by kind. */
export type StoredCounts = Readonly<Record<keyof typeof copy.stored.counts, number>>;

const kinds = Object.keys(copy.stored.counts) as (keyof StoredCounts)[];

const link = "inline-flex min-h-11 items-center font-bold text-teal hover:text-teal-hover";

/** What is stored: counts, the download, and the button that erases everything. */
export function StoredAboutYou(props: { token: string; counts: StoredCounts }): ReactNode {
  const { token, counts } = props;
  const { stored, erase } = copy;
  const query = new URLSearchParams({ token });
  return (
    <PreferenceCard labelledBy="preference-stored">
      <h2 id="preference-stored" className="text-h4">
        {stored.title}
      </h2>
      <CountList counts={counts} />
      <p className="text-small text-muted">{stored.text}</p>
      <p className="flex flex-wrap gap-x-6">
        <a className={link} href={`${endpoints.preferencesData}?${query}`}>
          {stored.read}
        </a>
        <a className={link} href={`${endpoints.preferencesData}?${query}`} download={stored.file}>
          {stored.download}
        </a>
      </p>
      <div className="mt-5 border-t border-hairline-strong pt-5">
        <h3 className="text-base">{erase.title}</h3>
        <p className="mt-1 mb-4 text-small">{erase.text}</p>
        <ButtonLink size="small" href={`${endpoints.preferencesErase}?${query}`}>
          {erase.action}
        </ButtonLink>
      </div>
    </PreferenceCard>
  );
}

/** Lists the counts, except those that are zero. */
export function CountList({ counts }: { counts: StoredCounts }): ReactNode {
  return (
    <dl className="my-4">
      {kinds
        .filter((kind) => counts[kind] > 0)
        .map((kind) => (
          <div key={kind} className="flex justify-between gap-4 border-t border-hairline py-2">
            <dt>{copy.stored.counts[kind]}</dt>
            <dd className="text-ink tabular-nums">{counts[kind]}</dd>
          </div>
        ))}
    </dl>
  );
}
