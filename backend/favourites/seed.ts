import type { Transaction } from '#backend/platform/database/database.ts';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { favourites } from './schema.ts';

/** The demo customer and their favourites. */
const KEEPER = 'kh-demo';
const WANTED = ['CS-02', 'TM-COM'];

/** Two favourites of the demo customer. */
export const seedFavourites = async (tx: Transaction): Promise<void> => {
  const kept = seedProducts.filter(({ sku }) => WANTED.includes(sku));
  for (const { id } of kept)
    await tx.insert(favourites).values({ keeper: KEEPER, productId: id, partyId: KEEPER }).onConflictDoNothing();
};
