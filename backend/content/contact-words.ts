import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { fillContactWords, hasContactWords, type WrittenContact } from '#contracts/contact-words.ts';
import { contentEntries } from './schema.ts';

const toWord = (value: unknown): string => (typeof value === 'string' ? value : '');

const loadContact = async (db: Database): Promise<WrittenContact> => {
  const [config] = await db
    .select({ attributes: contentEntries.attributes })
    .from(contentEntries)
    .where(and(eq(contentEntries.type, 'config'), isNull(contentEntries.removedAt)));
  return { hotline: toWord(config?.attributes.hotline), email: toWord(config?.attributes.email) };
};

/** An answer in which the contact stands where texts name it. */
export const fillContact = async (db: Database, answer: unknown): Promise<unknown> => {
  const json = JSON.stringify(answer);
  return hasContactWords(json) ? JSON.parse(fillContactWords(json, await loadContact(db))) : answer;
};
