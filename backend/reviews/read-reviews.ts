import { and, count, desc, eq } from 'drizzle-orm';
import { products } from '#backend/catalogue/schema.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import type { ReviewsAnswer, ReviewWire } from '#contracts/rest/shop-rest.ts';
import { type ReviewRow, reviews } from './schema.ts';

/** Excludes phone and e-mail. */
export const toReviewWire = ({ id, stars, text, reviewerName, bought, createdAt, answer }: ReviewRow): ReviewWire => ({
  id,
  stars,
  text,
  reviewer_name: reviewerName,
  bought,
  time: createdAt,
  answer,
});

const shownOf = (productId: string) => and(eq(reviews.productId, productId), eq(reviews.state, 'shown'));

const countStars = async (db: Database, productId: string): Promise<readonly number[]> => {
  const counted = await db
    .select({ stars: reviews.stars, reviews: count() })
    .from(reviews)
    .where(shownOf(productId))
    .groupBy(reviews.stars);
  return [1, 2, 3, 4, 5].map((stars) => counted.find((each) => each.stars === stars)?.reviews ?? 0);
};

/** Newest first, without those that wait for the staff. Throws NOT_FOUND for an unknown product. [SDK-02, CAT-09] */
export const listReviews = async (
  db: Database,
  productId: string,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<ReviewsAnswer['data']> => {
  const [product] = await db.select({ id: products.id }).from(products).where(eq(products.id, productId));
  if (!product) throw notFound('product');
  const spread = await countStars(db, productId);
  const total = spread.reduce((sum, each) => sum + each, 0);
  const stars = spread.reduce((sum, each, index) => sum + each * (index + 1), 0);
  const list = await db
    .select()
    .from(reviews)
    .where(shownOf(productId))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .offset((page - 1) * perPage)
    .limit(perPage);
  return {
    totalResult: total,
    totalPage: Math.ceil(total / perPage),
    average: total === 0 ? null : Math.round((stars * 10) / total) / 10,
    spread,
    list: list.map(toReviewWire),
  };
};
