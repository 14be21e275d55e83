import { sql, type SQL } from "drizzle-orm";
import { check, index, pgTable, text, uuid, type PgTable } from "drizzle-orm/pg-core";
import { createdAt, searchedWords, wordsIndex } from "./columns";
import { origin, originDescription } from "./origin";
import { describeData, type DataTable } from "./personal-data/describe-data";

export const MESSAGE_STATES = ["new", "answered", "closed"] as const;

/** Messages from visitors. The id is made from the text, so that a message sent twice is one row. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: uuid("id").primaryKey(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    company: text("company"),
    topic: text("topic").notNull(),
    message: text("message").notNull(),
    /** Set in the console. */
    state: text("state", { enum: MESSAGE_STATES }).notNull().default("new"),
    /** The account of the admin who answers it. */
    takenBy: uuid("taken_by"),
    origin: origin(),
    createdAt: createdAt(),
  },
  (table) => [
    index("contact_messages_created_at").on(table.createdAt, table.id),
    index("contact_messages_email").on(sql`fold_address(${table.email})`),
    wordsIndex("contact_messages_words", messageWords),
    index("contact_messages_state").on(table.state, table.createdAt, table.id),
    check("contact_messages_state_known", sql`${table.state} in ('new', 'answered', 'closed')`),
    check("contact_messages_name_length", sql`char_length(${table.name}) between 1 and 100`),
    check("contact_messages_email_length", sql`char_length(${table.email}) between 3 and 254`),
    check("contact_messages_company_length", sql`char_length(${table.company}) between 1 and 120`),
    check("contact_messages_topic_length", sql`char_length(${table.topic}) between 1 and 40`),
    check("contact_messages_message_length", sql`char_length(${table.message}) between 1 and 3000`),
  ],
);

export const messageWords: SQL = searchedWords({
  words: [contactMessages.email, contactMessages.name, contactMessages.company],
  origin: contactMessages.origin,
});

/** How messages of one form are stored and answered. */
export type MessageForm = {
  table: PgTable;
  /** The kinds of mail that acknowledge a message and forward it to the team. */
  mails: { sender: string; team: string };
  /** The columns that the acknowledgement quotes. */
  quoted: readonly string[];
};

/** The forms that send the team a message, by the kind of their submissions. */
export const messageForms = {
  contactMessage: {
    table: contactMessages,
    mails: { sender: "contact", team: "team" },
    quoted: ["topic"],
  },
} as const satisfies Record<string, MessageForm>;

export type MessageKind = keyof typeof messageForms;

/** The personal data in messages. */
export const messageData: DataTable[] = [
  describeData(
    contactMessages,
    {
      title: "Contact messages",
      basis: "request",
      term: "contactMessage",
      recipients: ["host", "team", "mail"],
      idsOf: "entry",
      otherAccount: contactMessages.takenBy,
      name: "contact_messages",
      group: "written",
    },
    {
      id: ["Number of your message", "To store a message that is sent twice once"],
      name: ["Name", "To address you in our reply"],
      email: ["Email address", "To reply to you"],
      company: ["Company", "To prepare our reply"],
      topic: ["Topic", "To pass your message to the right person"],
      message: ["Text of your message", "To answer it"],
      state: ["Whether it was answered", "To answer every message"],
      takenBy: ["Number of the account of who answers it", "To answer it once", { isHidden: true }],
      origin: originDescription,
      createdAt: ["Time of your message", "To answer in order"],
    },
  ),
];
