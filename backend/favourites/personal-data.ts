import { eq } from 'drizzle-orm';
import type { PersonalTable } from '#backend/platform/personal-data.ts';
import { favourites } from './schema.ts';

export const favouriteData: readonly PersonalTable[] = [
  {
    title: 'Sản phẩm yêu thích',
    table: favourites,
    columns: { 'Mã sản phẩm': favourites.productId },
    of: (_, partyId) => eq(favourites.partyId, partyId),
    merge: { moves: [favourites.keeper], unless: favourites.productId },
    deletion: { rows: 'deleted' },
  },
];
