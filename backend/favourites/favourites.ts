import { and, eq, inArray, sql } from 'drizzle-orm';
import { products } from '#backend/catalogue/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps, SessionVisitor } from '#backend/platform/deps.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { MAX_FAVOURITES } from '#core/shared/list-limits.ts';
import { favourites } from './schema.ts';

/** The customer's own list and the guest list of their browser. */
const favouriteOwners = ({ partyId, sessionId, guestSessionId }: SessionVisitor): readonly string[] =>
  [partyId ?? sessionId, guestSessionId].filter((keeper): keeper is string => keeper !== null);

/** Newest first. [SDK-02, CAT-07] */
export const listFavourites = async (
  db: Database | Transaction,
  visitor: SessionVisitor,
): Promise<readonly { readonly productId: string; readonly handle: string }[]> =>
  db
    .select({ productId: favourites.productId, handle: products.slug })
    .from(favourites)
    .innerJoin(products, eq(products.id, favourites.productId))
    .where(inArray(favourites.keeper, [...favouriteOwners(visitor)]))
    .groupBy(favourites.productId, products.slug)
    .orderBy(sql`max(${favourites.sequence}) desc`);

export const isFavourite = async (db: Database, visitor: SessionVisitor, productId: string): Promise<boolean> =>
  (await listFavourites(db, visitor)).some((each) => each.productId === productId);

/** Idempotent. A lock on the keeper enforces the maximum. Throws PRODUCT_UNAVAILABLE, TOO_MANY_LINES {most}. */
export const addFavourite = (
  { db }: Pick<BackendDeps, 'db'>,
  visitor: SessionVisitor,
  productId: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    const keeper = visitor.partyId ?? visitor.sessionId;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`favourites ${keeper}`}))`);
    const kept = await listFavourites(tx, visitor);
    if (kept.some((each) => each.productId === productId)) return;
    const [product] = await tx
      .select({ available: products.available })
      .from(products)
      .where(eq(products.id, productId));
    if (!product?.available) throw new ServiceFailure('PRODUCT_UNAVAILABLE', 'The product is not sold');
    if (kept.length >= MAX_FAVOURITES)
      throw new ServiceFailure('TOO_MANY_LINES', 'The list is full', { most: MAX_FAVOURITES });
    const { partyId } = visitor;
    const sessionId = partyId === null ? visitor.sessionId : null;
    await tx.insert(favourites).values({ keeper, productId, sessionId, partyId }).onConflictDoNothing();
  });

/** Removes from the guest's and the customer's list; idempotent. */
export const removeFavourite = async (db: Database, visitor: SessionVisitor, productId: string): Promise<void> => {
  await db
    .delete(favourites)
    .where(and(inArray(favourites.keeper, [...favouriteOwners(visitor)]), eq(favourites.productId, productId)));
};
