import type { Transaction } from '#backend/platform/database/database.ts';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { favourites } from './schema.ts';

const DEMO_CUSTOMER = 'kh-demo';
const DEMO_FAVOURITES = ['CS-02', 'TM-COM'];

export const seedFavourites = async (tx: Transaction): Promise<void> => {
  const kept = seedProducts.filter(({ sku }) => DEMO_FAVOURITES.includes(sku));
  for (const { id } of kept)
    await tx
      .insert(favourites)
      .values({ keeper: DEMO_CUSTOMER, productId: id, partyId: DEMO_CUSTOMER })
      .onConflictDoNothing();
};
