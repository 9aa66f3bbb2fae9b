import { currentSession } from '#adapters/memory/accounts/sessions.ts';
import { runOnce } from '#adapters/memory/idempotency.ts';
import { denied, notFound, refuse } from '#adapters/memory/refusals.ts';
import { type ReviewRecord, type SessionRecord, seedProductById, type World } from '#adapters/memory/world.ts';
import {
  type NewReview,
  REVIEWS_PER_PAGE,
  type Review,
  type ReviewPage,
  type Reviews,
} from '#core/catalogue/reviews/reviews.port.ts';
import { isPaidOrder } from '#core/orders/order-states.ts';
import type { Bearer } from '#core/session/session.port.ts';
import { HOUR_MS } from '#core/shared/durations.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { ProductId } from '#core/shared/ids.ts';
import { ok, type Result } from '#core/shared/result.ts';
import { cleanLines, cleanTyped } from '#core/shared/text/clean-typed.ts';
import { fieldLimits, isName } from '#core/shared/text/validation.ts';

/** Maximum per author. */
const MAX_REVIEWS_PER_HOUR = 3;

/** Others wait for the staff. */
const isShown = ({ review }: ReviewRecord): boolean => review.bought;

const ofProduct = (world: World, id: ProductId): readonly Review[] =>
  world.state.reviews
    .filter((each) => isShown(each) && each.productId === id)
    .map(({ review }) => review)
    .reverse()
    .sort((a, b) => b.at - a.at);

const averageOf = (reviews: readonly Review[]): number | null =>
  reviews.length === 0
    ? null
    : Math.round((reviews.reduce((sum, { stars }) => sum + stars, 0) * 10) / reviews.length) / 10;

const pageOf = (reviews: readonly Review[], page: number): ReviewPage => {
  const count = (stars: number): number => reviews.filter((review) => review.stars === stars).length;
  return {
    reviews: reviews.slice((page - 1) * REVIEWS_PER_PAGE, page * REVIEWS_PER_PAGE),
    total: reviews.length,
    pages: Math.ceil(reviews.length / REVIEWS_PER_PAGE),
    average: averageOf(reviews),
    spread: [count(1), count(2), count(3), count(4), count(5)],
  };
};

/** As a customer or as the earlier guest. */
const hasBought = (world: World, { party, session, guest }: SessionRecord, id: ProductId): boolean =>
  [...world.state.orders.values()].some(
    ({ order, session: made }) =>
      isPaidOrder(order) &&
      (order.owner?.partyId === party || made === session || made === guest) &&
      order.lines.some((line) => line.productId === id),
  );

/** null when valid; a customer's name is already known. */
const findInvalidField = (who: SessionRecord, { stars, text, name, phone, email }: NewReview): string | null => {
  if (![1, 2, 3, 4, 5].includes(stars)) return 'stars';
  if (cleanLines(text) === '' || text.length > fieldLimits.review) return 'text';
  if (who.party !== null) return null;
  if (!isName(cleanTyped(name))) return 'name';
  return cleanTyped(phone) === '' && cleanTyped(email) === '' ? 'email' : null;
};

const nameOf = (world: World, { party }: SessionRecord, { name }: NewReview): string =>
  cleanTyped(party === null ? name : (world.state.users.get(party)?.fullName ?? ''));

const refusalOf = (world: World, author: string, id: ProductId) => {
  const own = world.state.reviews.filter((each) => each.author === author);
  if (own.some(({ productId }) => productId === id)) return refuse('already-reviewed');
  const recent = own.filter(({ review }) => world.state.now < review.at + HOUR_MS);
  const [first] = recent;
  if (first === undefined || recent.length < MAX_REVIEWS_PER_HOUR) return null;
  return refuse('too-many-tries', { retryAfter: Math.ceil((first.review.at + HOUR_MS - world.state.now) / 1_000) });
};

const added = (world: World, who: SessionRecord, id: ProductId, given: NewReview): Result<Review, PortFailure> => {
  if (!seedProductById.has(id)) return refuse('product-unavailable');
  const field = findInvalidField(who, given);
  if (field !== null) return refuse('bad-input', { field });
  const author = who.party ?? who.session;
  const refused = refusalOf(world, author, id);
  if (refused) return refused;
  const review: Review = {
    id: world.random.id(),
    stars: given.stars,
    text: cleanLines(given.text),
    author: nameOf(world, who, given),
    bought: hasBought(world, who, id),
    answer: '',
    at: world.state.now,
  };
  world.state.reviews.push({ review, productId: id, author });
  return ok(review);
};

export const memoryReviews = (world: World, bearer: Bearer): Reviews => ({
  list: async (id, page) => (seedProductById.has(id) ? ok(pageOf(ofProduct(world, id), page)) : notFound),
  add: async (id, review, idempotencyKey) => {
    const who = currentSession(world, bearer);
    if (!who) return denied;
    return runOnce(world, who.session, idempotencyKey, ['review', id, review], () => added(world, who, id, review));
  },
});
