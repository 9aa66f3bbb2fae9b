import * as z from 'zod/mini';
import { organisationId, websiteStoreId } from '#contracts/organisation.ts';
import type { NewGuestReviewBody, NewReviewBody, ReviewWire } from '#contracts/shop-rest.ts';
import { type NewReview, REVIEWS_PER_PAGE, type Review, type Reviews } from '#core/catalogue/reviews.port.ts';
import { ok } from '#core/shared/result.ts';
import type { ServiceClient } from '../service-client.ts';

const counted = z.int().check(z.gte(0));
const review = z.object({
  id: z.string().check(z.minLength(1)),
  stars: z.literal([1, 2, 3, 4, 5]),
  text: z.string(),
  reviewer_name: z.string(),
  bought: z.boolean(),
  time: z.number(),
} satisfies Record<keyof ReviewWire, unknown>);
const page = z.object({
  data: z.object({
    totalResult: counted,
    totalPage: counted,
    average: z.nullable(z.number()),
    spread: z.tuple([counted, counted, counted, counted, counted]),
    list: z.array(review),
  }),
});
const written = z.object({ data: review });

const reviewOf = ({ id, stars, text, reviewer_name, bought, time }: z.infer<typeof review>): Review => ({
  id,
  stars,
  text,
  author: reviewer_name,
  bought,
  at: time,
});

const of = (id: string): string => `/v1/reviews/${organisationId}/${websiteStoreId}/${encodeURIComponent(id)}`;

/** With a name it is a guest review. */
const bodyOf = ({ stars, text, name, phone, email }: NewReview): NewReviewBody | NewGuestReviewBody => ({
  stars,
  text,
  ...(name === '' ? {} : { reviewer_name: name, reviewer_phone: phone, reviewer_email: email }),
});

/** Reviews from the storefront service, /v1/reviews. [Reviews, SDK-02] */
export const restReviews = (storefront: Pick<ServiceClient, 'rest'>): Reviews => ({
  list: async (id, currentPage) => {
    const query = { currentPage, maxResult: REVIEWS_PER_PAGE };
    const answer = await storefront.rest('GET', of(id), { query, schema: page });
    if (!answer.ok) return answer;
    const { totalResult: total, totalPage: pages, average, spread, list } = answer.value.data;
    return ok({ reviews: list.map(reviewOf), total, pages, average, spread });
  },
  add: async (id, given, idempotencyKey) => {
    const path = given.name === '' ? of(id) : `${of(id)}/guest`;
    const answer = await storefront.rest('POST', path, { body: bodyOf(given), schema: written, idempotencyKey });
    return answer.ok ? ok(reviewOf(answer.value.data)) : answer;
  },
});
