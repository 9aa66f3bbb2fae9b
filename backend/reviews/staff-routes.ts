import { asc, desc, eq } from 'drizzle-orm';
import { products } from '#backend/catalogue/schema.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { parsePageNumber } from '#backend/platform/pages/page-number.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import type { StaffArea, StaffRoute } from '#backend/platform/staff-route.ts';
import { type ReviewState, reviews } from './schema.ts';
import { renderReviewsPage } from './staff-page.ts';

const PER_PAGE = 50;

/** Waiting reviews unless another state is named. */
const parseState = (given: string | null | undefined): ReviewState =>
  given === 'shown' || given === 'refused' ? given : 'waiting';

/** The longest waiting first; the others newest first. */
const listByState = ({ db }: Pick<BackendDeps, 'db'>, state: ReviewState, page: number) => {
  const order = state === 'waiting' ? asc : desc;
  return db
    .select({ review: reviews, product: products.title })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.state, state))
    .orderBy(order(reviews.createdAt), order(reviews.id))
    .limit(PER_PAGE + 1)
    .offset((page - 1) * PER_PAGE);
};

export const reviewArea: StaffArea = {
  title: 'Đánh giá',
  path: '/reviews',
  role: 'content',
  group: 'content',
  countWaiting: (db) => db.$count(reviews, eq(reviews.state, 'waiting')),
};

/** `GET /reviews` lists reviews by state, `POST /reviews/{id}` shows or refuses one. [CAT-09, ASVS V2.4.1] */
export const reviewStaffRoutes = (deps: BackendDeps): readonly StaffRoute[] => [
  {
    method: 'GET',
    path: '/reviews',
    audience: 'content',
    handle: async ({ c, show }) => {
      const state = parseState(c.req.query('state'));
      const page = parsePageNumber(c.req.query('page'));
      const rows = await listByState(deps, state, page);
      return show(renderReviewsPage(state, rows.slice(0, PER_PAGE), { page, hasMore: rows.length > PER_PAGE }));
    },
  },
  {
    method: 'POST',
    path: '/reviews/:id',
    audience: 'content',
    button: 'decision',
    handle: async ({ c, form }) => {
      const state = parseState(form.get('decision'));
      if (state === 'waiting') throw new ServiceFailure('BAD_USER_INPUT', 'No such decision', { field: 'decision' });
      const decided = await deps.db
        .update(reviews)
        .set({ state })
        .where(eq(reviews.id, c.req.param('id') ?? ''))
        .returning({ id: reviews.id });
      if (decided.length === 0) throw notFound('review');
      return c.redirect(`/reviews?state=${parseState(form.get('from'))}`, 303);
    },
  },
];
