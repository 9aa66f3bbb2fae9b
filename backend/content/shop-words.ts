import { and, eq, isNull } from 'drizzle-orm';
import { fillShopWords, hasShopWords, type WrittenShop } from '#contracts/shop-words.ts';
import type { ContentDeps } from './environment.ts';
import { contentEntries } from './schema.ts';

const toWord = (value: unknown, own: string | null): string => (typeof value === 'string' ? value : (own ?? ''));

/** The editors' contact, else that of the installation. */
const loadShop = async ({ db, environment }: Pick<ContentDeps, 'db' | 'environment'>): Promise<WrittenShop> => {
  const { identity, seller } = environment;
  const [config] = await db
    .select({ attributes: contentEntries.attributes })
    .from(contentEntries)
    .where(and(eq(contentEntries.type, 'config'), isNull(contentEntries.removedAt)));
  return {
    name: identity.name,
    seller,
    hotline: toWord(config?.attributes.hotline, identity.contact.hotline),
    email: toWord(config?.attributes.email, identity.contact.email),
    promises: identity.promises,
  };
};

/** An answer in which the firm stands where texts name it. */
export const fillWords = async (deps: Pick<ContentDeps, 'db' | 'environment'>, answer: unknown): Promise<unknown> => {
  const json = JSON.stringify(answer);
  return hasShopWords(json) ? JSON.parse(fillShopWords(json, await loadShop(deps))) : answer;
};
