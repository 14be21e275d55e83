import type { ReactNode } from "react";
import type { Claim } from "../../content/claims";
import { recordOf } from "../../content/crm-scene";
import { reasonsOf } from "../../content/demo/pipeline";
import { CallWindow, CloseoutWindow } from "../../product/call-windows";
import { RecordStates } from "../../product/crm-states";
import { ChangesWindow, ForecastWindow } from "../../product/deal-windows";
import { dealDay } from "../../content/demo/calendar";
import { type Story as Content, storyCopy, type StoryPicture } from "../../content/soon/story";
import { Closing } from "../../ui/closing";
import { FigureLine } from "../../ui/figure-line";
import { MoreLink } from "../../ui/more-link";
import { PlainTable } from "../../ui/plain-table";
import { Section } from "../../ui/section";
import { SectionHead } from "../../ui/section-head";
import { Unbroken } from "../../ui/unbroken";

/** What a coming-soon page already tells about its subject. */
export function Story({ story }: { story: Content }): ReactNode {
  const { title, lead, picture, claims, compared, next } = story;
  const hasAside = claims !== undefined || compared !== undefined;
  return (
    <div data-story="">
      <Section className="border-t border-hairline">
        <SectionHead lead={lead}>
          <h2>{title}</h2>
        </SectionHead>
        {picture && (
          <div className="mb-14 break-inside-avoid lg:mb-20">
            <Picture picture={picture} />
          </div>
        )}
        <div className={hasAside ? "grid gap-14 lg:grid-cols-[7fr_4fr] lg:gap-24" : undefined}>
          <Parts parts={story.parts} isBesideFigures={hasAside} />
          {hasAside && (
            <aside className="grid content-start gap-12 lg:sticky lg:top-28 lg:self-start">
              {claims && <Figures claims={claims} />}
              {compared && (
                <PlainTable heads={[storyCopy.today, storyCopy.withGenie]} rows={compared} />
              )}
            </aside>
          )}
        </div>
      </Section>
      {next && <Closing {...next} />}
    </div>
  );
}

function Picture({ picture }: { picture: StoryPicture }): ReactNode {
  if (picture.name === "closeout") {
    return <CloseoutWindow deal={picture.deal} text={picture.text} />;
  }
  const { deal } = picture;
  const record = recordOf(deal, deal.quotes);
  if (picture.name === "record") return <RecordStates record={record} />;
  const { name, text } = picture;
  if (name === "changes") return <ChangesWindow deal={deal} changes={record.fields} text={text} />;
  if (name === "call")
    return <CallWindow deal={deal} lines={deal.quotes.slice(0, 3)} text={text} />;
  return (
    <ForecastWindow
      deal={deal}
      reasons={reasonsOf(deal)}
      status={dealDay("forecast", "weekday")}
      text={text}
    />
  );
}

function Parts(props: { parts: Content["parts"]; isBesideFigures: boolean }): ReactNode {
  const { parts, isBesideFigures } = props;
  const columns = parts.length === 3 ? "lg:grid-cols-3 lg:gap-x-16" : "md:grid-cols-2 lg:gap-x-24";
  return (
    <div className={`grid gap-10 ${isBesideFigures ? "max-w-measure" : columns}`}>
      {parts.map(({ title, text, link }) => (
        <section key={title} className="break-inside-avoid">
          <h3>{title}</h3>
          <p className="mt-3 max-w-measure">
            <Unbroken text={text} />
          </p>
          {link && (
            <MoreLink className="mt-1" href={link.href}>
              {link.name}
            </MoreLink>
          )}
        </section>
      ))}
    </div>
  );
}

function Figures({ claims }: { claims: readonly Claim[] }): ReactNode {
  return (
    <section className="break-inside-avoid">
      <h3 className="mb-4 text-h4">{storyCopy.figures}</h3>
      <ul className="grid gap-6 sm:max-lg:grid-cols-2">
        {claims.map((claim) => (
          <FigureLine key={claim.scope} claim={claim} />
        ))}
      </ul>
    </section>
  );
}
