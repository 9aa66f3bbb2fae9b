import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from '#backend/platform/database/columns.ts';
import type { OptionalMail } from '#core/account-rules/optional-mails.ts';

/** What a reader decided about an optional mail; no row where they never did. [Nghị định 91/2020/NĐ-CP] */
export const mailChoices = pgTable(
  'mail_choices',
  {
    /** `party:{id}` of a customer, else `address:{lower case}`. */
    reader: text('reader').notNull(),
    mail: text('mail').$type<OptionalMail>().notNull(),
    isWanted: boolean('is_wanted').notNull(),
    /** `link`: by the link in a mail; `portal`: logged in. */
    way: text('way').$type<'link' | 'portal'>().notNull(),
    decidedAt: time('decided_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.reader, table.mail] })],
);
