import { eq } from 'drizzle-orm';
import type { Transaction } from '#backend/platform/database/database.ts';
import { seedReviews } from '#contracts/seed/reviews.ts';
import { reviews } from './schema.ts';

/** Seeds marked samples for every product line. */
export const seedProductReviews = async (tx: Transaction): Promise<void> => {
  const rows = seedReviews.map(({ id, productId, stars, text, author, at }) => ({
    id,
    productId,
    author: id,
    stars,
    text,
    reviewerName: author,
    sample: true,
    createdAt: at,
  }));
  await tx.insert(reviews).values(rows).onConflictDoNothing();
};

/** Of a database that served a development installation: nobody wrote them. */
export const removeSampleReviews = async (tx: Transaction): Promise<void> => {
  await tx.delete(reviews).where(eq(reviews.sample, true));
};
