import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { prepared } from '#backend/platform/database/prepared.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import { organisationId, websiteStoreCode } from '#contracts/organisation.ts';
import { DOMAIN_LINE } from '#core/shared/domains/domain-kind.ts';
import { replaceNul } from './replace-nul.ts';
import { categories, storeCategories, stores } from './schema.ts';

export type StoreRow = typeof stores.$inferSelect;

export type Shop = {
  readonly store: StoreRow;
  /** Level-2 category ids; null: all lines. */
  readonly lines: readonly string[] | null;
};

export const requireOwnOrganisation = (partnerId: string | undefined): void => {
  if (partnerId !== organisationId) throw notFound('Organisation');
};

const storeOfChannel = prepared((db) =>
  db
    .select({ store: stores, line: storeCategories.categoryId })
    .from(stores)
    .leftJoin(storeCategories, eq(storeCategories.storeId, stores.id))
    .where(or(eq(stores.id, sql.placeholder('channel')), eq(stores.code, sql.placeholder('channel'))))
    .prepare('store_of_channel'),
);

/** By id or code; empty means the website's store. Throws NOT_FOUND unless open and of this organisation. [STO-01] */
export const loadShop = async (
  { db, environment }: Pick<BackendDeps, 'db' | 'environment'>,
  partnerId: string,
  storeChannel: string,
): Promise<Shop> => {
  requireOwnOrganisation(partnerId);
  const channel = storeChannel === '' ? websiteStoreCode : replaceNul(storeChannel);
  const found = await storeOfChannel(db).execute({ channel });
  const store = found[0]?.store;
  if (!store?.enable) throw notFound('Store');
  const own = store.code === websiteStoreCode ? null : found.flatMap(({ line }) => line ?? []);
  if (environment.sellsDomains) return { store, lines: own };
  const others = await linesWithoutDomains(db);
  return { store, lines: own === null ? others : own.filter((line) => others.includes(line)) };
};

const linesWithoutDomains = async (db: Database): Promise<readonly string[]> => {
  const rows = await db
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.level, 2), ne(categories.handle, DOMAIN_LINE)));
  return rows.map(({ id }) => id);
};

export const isSold = (shop: Shop, categoryId: string): boolean =>
  shop.lines === null || shop.lines.includes(categoryId);
