import { sql } from "drizzle-orm";
import { heldSubmissions } from "../schema/held";
import { contactMessages, subscribers, waitlistEntries } from "../schema/forms";

/** What the forms bring is kept in several tables; each is read as rows of one kind. */
type Part = { lists: readonly string[]; states: readonly string[]; rows: ReturnType<typeof sql> };

const NOTHING = sql.raw("null::timestamptz");

export const parts: Part[] = [
  {
    lists: ["newsletter", "notify"],
    states: ["pending", "confirmed", "unsubscribed"],
    rows: sql`
      select id, case source when 'newsletter' then 'newsletter' else 'notify' end,
        case when unsubscribed_at is not null then 'unsubscribed'
          when confirmed_at is not null then 'confirmed' else 'pending' end,
        email, source, null, null, null, null,
        consent_text, privacy_version, null, created_at, confirmed_at, unsubscribed_at
      from ${subscribers}`,
  },
  {
    lists: ["waitlist"],
    states: ["received"],
    rows: sql`
      select id, 'waitlist', 'received', email, source, null, company, null, null,
        null, null, null, created_at, ${NOTHING}, ${NOTHING}
      from ${waitlistEntries}`,
  },
  {
    lists: ["contact"],
    states: ["received"],
    rows: sql`
      select id, 'contact', 'received', email, null, name, company, topic, message,
        null, null, null, created_at, ${NOTHING}, ${NOTHING}
      from ${contactMessages}`,
  },
  {
    lists: ["newsletter", "notify", "waitlist", "contact"],
    states: ["held"],
    rows: sql`
      select id, case kind when 'waitlistEntry' then 'waitlist' when 'contactMessage' then 'contact'
          else case "row"->>'source' when 'newsletter' then 'newsletter' else 'notify' end end,
        'held', email, "row"->>'source', "row"->>'name', "row"->>'company', "row"->>'topic',
        "row"->>'message', "row"->>'consentText', "row"->>'privacyVersion',
        score || ': ' || array_to_string(array(select jsonb_array_elements_text(signals)), ', '),
        created_at, ${NOTHING}, ${NOTHING}
      from ${heldSubmissions}`,
  },
];

/** What the columns of a part, or of several in one, are called. */
export const AS_ENTRY = sql.raw(`
  entry (id, list, state, email, source, name, company, topic, message,
    consent_text, privacy_version, held_for, created_at, confirmed_at, unsubscribed_at)`);
