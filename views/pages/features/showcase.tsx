import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { featuredDeal, featuresPage } from "../../content/features";
import { mainActions } from "../../content/links";
import { BattleCard } from "../../product/battle-card";
import { Picture, ProductWindow } from "../../product/window";
import { Button, ButtonLink } from "../../ui/button";
import { Field } from "../../ui/field";
import { Beside, Lead, Section } from "../../ui/section";

const copy = featuresPage.showcase;

/** A battle card, with a form to request access. */
export function Showcase(): ReactNode {
  return (
    <Section id="battle-card" className="border-t border-hairline bg-wash bg-no-repeat">
      <Beside>
        <div>
          <h2>{copy.title}</h2>
          <Lead className="mt-5">{copy.lead}</Lead>
          <StartForm />
        </div>
        <Picture text={copy.window.text}>
          <ProductWindow title={copy.window.title}>
            <BattleCard deal={featuredDeal} />
          </ProductWindow>
        </Picture>
      </Beside>
    </Section>
  );
}

/**
 * Leads to the waitlist and passes on the typed email address, which may be empty. Sent in the request's body, because
 * URLs are stored in histories and logs.
 */
function StartForm(): ReactNode {
  return (
    <form className="mt-6" data-form="start" method="post" action={paths.betaWaitlist.path}>
      <label className="font-bold text-ink" htmlFor="start-email">
        {copy.email}
      </label>
      <Field
        id="start-email"
        className="mt-2"
        type="email"
        name="email"
        autoComplete="email"
        maxLength={254}
        placeholder={copy.placeholder}
        aria-describedby="start-note"
      />
      <input type="hidden" name="feature" value={copy.feature} />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button tone="primary" className="max-xs:w-full">
          {copy.submit}
        </Button>
        <ButtonLink className="max-xs:w-full" href={mainActions.call.href}>
          {mainActions.call.name}
        </ButtonLink>
      </div>
      <p className="mt-2 text-small text-muted" id="start-note">
        {copy.note}
      </p>
    </form>
  );
}
