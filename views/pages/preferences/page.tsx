import { paths } from "../../../src/paths";
import { preferences as copy } from "../../content/preferences";
import type { Page } from "../../page";
import { NewLinkForm } from "../../forms/new-link-form";
import { PreferenceCard } from "../../forms/preferences/preference-card";
import { PreferencesPanel, type PreferencesState } from "../../forms/preferences/preferences-panel";
import { Opening } from "../../ui/opening";
import { Lead } from "../../ui/section";

const shared = {
  place: paths.preferences,
  title: copy.title,
  description: copy.description,
  folder: "preferences",
};

/** For visitors without a link: sends one to the address, so that only its owner receives it. */
export const preferencesRequestPage: Page = {
  ...shared,
  View: ({ form }) => (
    <Opening className="grid gap-14 lg:grid-cols-[6fr_5fr] lg:gap-24">
      <div>
        <h1>{copy.request.title}</h1>
        <Lead className="mt-5">{copy.request.text}</Lead>
      </div>
      <PreferenceCard labelledBy="new-link">
        <h2 id="new-link" className="mb-4 text-h4">
          {copy.request.form}
        </h2>
        <NewLinkForm {...(form && { state: form })} />
      </PreferenceCard>
    </Opening>
  ),
};

/** Returns the page of an address's lists and stored data, for its owner. */
export const preferencesPage = (state: PreferencesState): Page => ({
  ...shared,
  View: () => (
    <Opening>
      <PreferencesPanel {...state} />
    </Opening>
  ),
});
