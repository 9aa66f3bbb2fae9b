import * as z from 'zod/mini';
import { type AllReadersOf, amount, converted, filled } from '#adapters/replies/schema.ts';
import { organisationId, websiteStoreId } from '#contracts/organisation.ts';
import type { NewGuestReviewBody, NewReviewBody, ReviewWire } from '#contracts/rest/shop-rest.ts';
import { type NewReview, REVIEWS_PER_PAGE, type Review, type Reviews } from '#core/catalogue/reviews/reviews.port.ts';
import type { ServiceClient } from '../service-client.ts';

const wireReview = z.object({
  id: filled,
  stars: z.literal([1, 2, 3, 4, 5]),
  text: z.string(),
  reviewer_name: z.string(),
  bought: z.boolean(),
  time: z.number(),
  answer: z.catch(z.string(), ''),
} satisfies AllReadersOf<ReviewWire>);
const review = converted(
  wireReview,
  ({ reviewer_name: author, time: at, ...rest }): Review => ({ ...rest, author, at }),
);
const page = converted(
  z.object({
    data: z.object({
      totalResult: amount,
      totalPage: amount,
      average: z.nullable(z.number()),
      spread: z.tuple([amount, amount, amount, amount, amount]),
      list: z.array(review),
    }),
  }),
  ({ data: { totalResult: total, totalPage: pages, list: reviews, ...rest } }) => ({ ...rest, reviews, total, pages }),
);
const written = converted(z.object({ data: review }), ({ data }) => data);

const of = (id: string): string => `/v1/reviews/${organisationId}/${websiteStoreId}/${encodeURIComponent(id)}`;

/** With a name it is a guest review. */
const bodyOf = ({ stars, text, name, phone, email }: NewReview): NewReviewBody | NewGuestReviewBody => ({
  stars,
  text,
  ...(name === '' ? {} : { reviewer_name: name, reviewer_phone: phone, reviewer_email: email }),
});

/** Reviews from the storefront service, /v1/reviews. [Reviews, SDK-02] */
export const restReviews = ({ rest }: Pick<ServiceClient, 'rest'>): Reviews => ({
  list: (id, currentPage) => rest('GET', of(id), { query: { currentPage, maxResult: REVIEWS_PER_PAGE }, schema: page }),
  add: (id, given, idempotencyKey) => {
    const path = given.name === '' ? of(id) : `${of(id)}/guest`;
    return rest('POST', path, { body: bodyOf(given), schema: written, idempotencyKey });
  },
});
