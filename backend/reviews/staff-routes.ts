import { and, asc, desc, eq, or } from 'drizzle-orm';
import { products } from '#backend/catalogue/schema.ts';
import { containing } from '#backend/platform/database/containing.ts';
import type { Database } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { parseReason, runStaffAction } from '#backend/platform/pages/run-staff-action.ts';
import { type ListQuery, listRoutes, pageWindow } from '#backend/platform/pages/staff-list.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import type { StaffArea, StaffRoute } from '#backend/platform/staff-route.ts';
import { normalisePhone } from '#core/shared/text/phone-number.ts';
import { decideReview } from './decide-review.ts';
import { type ReviewState, reviewStates, reviews } from './schema.ts';
import { type ProductReview, renderReviewPage, reviewList } from './staff-page.ts';

export const reviewArea: StaffArea = {
  title: 'Đánh giá',
  path: '/reviews',
  right: 'reviews:read',
  group: 'content',
  countWaiting: (db) => db.$count(reviews, eq(reviews.state, 'waiting')),
};

const parseState = (given: string | null): ReviewState | undefined => reviewStates.find((each) => each === given);

const selectReviews = (db: Database) =>
  db
    .select({ review: reviews, product: products.title })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId));

/** The longest waiting first; the others newest first. */
const searchReviews = (db: Database, query: ListQuery): Promise<readonly ProductReview[]> => {
  const { limit, offset } = pageWindow(query);
  const state = parseState(query.filter);
  const order = state === 'waiting' ? asc : desc;
  const found = or(
    containing(query.words, [products.title, reviews.text, reviews.reviewerName, reviews.reviewerEmail]),
    containing(normalisePhone(query.words), [reviews.reviewerPhone]),
  );
  return selectReviews(db)
    .where(and(state && eq(reviews.state, state), found))
    .orderBy(order(reviews.createdAt), order(reviews.id))
    .limit(limit)
    .offset(offset);
};

/** Throws NOT_FOUND. */
const findReview = async (db: Database, id: string): Promise<ProductReview> => {
  const [found] = await selectReviews(db).where(eq(reviews.id, id));
  if (!found) throw notFound('review');
  return found;
};

const refusals = { STATUS_NOT_ALLOWED: 'Đánh giá này đã được quyết định. Mở lại trang để xem trạng thái mới nhất.' };

/**
 * `/reviews` lists reviews, `GET /reviews/{id}` shows one, `POST /reviews/{id}` shows, hides or refuses it. [CAT-09,
 * ASVS V2.4.1]
 */
export const reviewStaffRoutes = (deps: BackendDeps): readonly StaffRoute[] => [
  ...listRoutes(deps.secrets, { ...reviewList, area: reviewArea, read: (query) => searchReviews(deps.db, query) }),
  {
    method: 'GET',
    path: '/reviews/:id',
    audience: 'reviews:read',
    handle: async ({ c, show }) => show(renderReviewPage(await findReview(deps.db, c.req.param('id') ?? ''))),
  },
  {
    method: 'POST',
    path: '/reviews/:id',
    audience: 'reviews:act',
    button: 'decision',
    handle: (request) => {
      const { c, form, member, change } = request;
      const id = c.req.param('id') ?? '';
      const decide = async () => {
        const state = parseState(form.get('decision'));
        if (state === undefined) throw new ServiceFailure('BAD_USER_INPUT', 'No such decision', { field: 'decision' });
        const reason = parseReason(form);
        await change((tx) => decideReview(deps, tx, { id, state, reason, member: member.name }));
      };
      const ways = { here: `/reviews/${encodeURIComponent(id)}`, done: '/reviews', refusals };
      return runStaffAction(request, decide, ways);
    },
  },
];
