import { and, asc, desc, eq, or } from 'drizzle-orm';
import { products } from '#backend/catalogue/schema.ts';
import { containing } from '#backend/platform/database/containing.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { type DeskQuery, type DeskResource, deskCommand } from '#backend/platform/desk/desk-resource.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import { answerReview, decideReview, decisionsOf } from '#backend/reviews/decide-review.ts';
import { type ReviewState, reviewStates, reviews, type ReviewRow as Stored } from '#backend/reviews/schema.ts';
import { reviewColumns } from '#contracts/desk/columns/content/review-columns.vi.ts';
import {
  answerFields,
  decisionFields,
  type ReviewRecord,
  type ReviewRow,
} from '#contracts/desk/content/review-record.ts';
import { cleanLines } from '#core/shared/text/clean-typed.ts';
import { normalisePhone } from '#core/shared/text/phone-number.ts';

type Whole = { readonly review: Stored; readonly product: string; readonly slug: string };

const selectReviews = (db: Database | Transaction) =>
  db
    .select({ review: reviews, product: products.title, slug: products.slug })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId));

const toRow = ({ review, product }: Whole): ReviewRow => ({
  id: review.id,
  product,
  stars: review.stars,
  text: review.text,
  author: review.reviewerName,
  bought: review.bought,
  state: review.state,
  createdAt: review.createdAt,
});

const toRecord = (whole: Whole): ReviewRecord => {
  const { review, slug } = whole;
  return {
    ...toRow(whole),
    phone: review.reviewerPhone,
    email: review.reviewerEmail,
    page: `/san-pham/${slug}`,
    decisions: decisionsOf[review.state],
    reason: review.reason ?? '',
    decidedBy: review.decidedBy ?? '',
    decidedAt: review.decidedAt,
    answer: review.answer,
    answeredBy: review.answeredBy,
    answeredAt: review.answeredAt,
  };
};

const sorts = ['createdAt', 'stars'] as const;

const list = async (db: Database, { words, filter, sort, isDescending, limit, offset }: DeskQuery) => {
  const state = reviewStates.find((each) => each === filter.state);
  const wanted = and(
    state && eq(reviews.state, state),
    or(
      containing(words, [products.title, reviews.text, reviews.reviewerName, reviews.reviewerEmail]),
      containing(normalisePhone(words), [reviews.reviewerPhone]),
    ),
  );
  const column = sorts.find((each) => each === sort) ?? 'createdAt';
  const found = await selectReviews(db)
    .where(wanted)
    .orderBy((isDescending ? desc : asc)(reviews[column]), asc(reviews.id))
    .limit(limit)
    .offset(offset);
  const all = await db
    .select({ id: reviews.id })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(wanted);
  return { rows: found.map(toRow), total: all.length };
};

const read = async (db: Database | Transaction, id: string): Promise<ReviewRecord | null> => {
  const [found] = await selectReviews(db).where(eq(reviews.id, id));
  return found ? toRecord(found) : null;
};

/** Reviews of products: shown, hidden or refused with a reason that nobody else reads, and answered. [CAT-09, ASVS V2.4.1] */
export const reviewResource = (deps: Pick<BackendDeps, 'db' | 'clock'>): DeskResource => {
  const decide = (state: ReviewState) =>
    deskCommand('reviews:act', decisionFields, async (tx, { reason }, { id, member }) => ({
      id,
      ...(await decideReview(deps, tx, { id, state, reason, member: member.name })),
    }));
  return {
    name: 'reviews',
    reader: 'reviews:read',
    sorts,
    filters: ['state'],
    columns: reviewColumns,
    list: (query) => list(deps.db, query),
    read,
    actions: {
      show: decide('shown'),
      hide: decide('hidden'),
      refuse: decide('refused'),
      answer: deskCommand('reviews:act', answerFields, async (tx, { answer }, { id, member }) => {
        if ((await read(tx, id)) === null) throw notFound('review');
        return { id, ...(await answerReview(deps, tx, { id, answer: cleanLines(answer), member: member.name })) };
      }),
    },
  };
};
