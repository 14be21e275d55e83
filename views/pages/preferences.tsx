import { paths } from "../../src/paths";
import { newLink } from "../content/mail-links";
import { preferences as words } from "../content/preferences";
import type { Page } from "../page";
import { NewLinkForm } from "../partials/new-link-form";
import { PreferencesPanel, type PreferencesState } from "../partials/preferences-panel";

const shared = {
  place: paths.preferences,
  title: words.title,
  description: words.description,
  styles: "preferences",
};

/** The way in for who has no link at hand: it is sent to the address, so that nobody learns of it but its owner. */
export const preferencesDoor: Page = {
  ...shared,
  View: ({ form }) => (
    <section className="section preferences preferences-door">
      <div className="wrap">
        <div>
          <h1>{words.door.title}</h1>
          <p className="lead">{words.door.text}</p>
        </div>
        <div className="preferences-card">
          <h2>{newLink.title}</h2>
          <NewLinkForm {...(form && { state: form })} />
        </div>
      </div>
    </section>
  ),
};

/** What an address gets and what is stored about it, for its owner. */
export const preferencesPage = (state: PreferencesState): Page => ({
  ...shared,
  View: () => (
    <section className="section preferences">
      <div className="wrap">
        <PreferencesPanel {...state} />
      </div>
    </section>
  ),
});
