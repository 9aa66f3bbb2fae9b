import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { countTryOrTakeProof, requireHuman } from '#backend/authorisation/factors/bot-check.ts';
import { parties } from '#backend/authorisation/schema.ts';
import { products } from '#backend/catalogue/schema.ts';
import { orderLines, orders } from '#backend/order-store/schema.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { inputHash, runOnce } from '#backend/platform/database/idempotency.ts';
import type { BackendDeps, SessionVisitor } from '#backend/platform/deps.ts';
import { newId } from '#backend/platform/new-id.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import type { ReviewWire } from '#contracts/rest/shop-rest.ts';
import { HOUR_MS } from '#core/shared/durations.ts';
import { toReviewWire } from './read-reviews.ts';
import { reviews } from './schema.ts';

/** Maximum per author. */
const MAX_PER_HOUR = 3;

export type ReviewInput = {
  readonly stars: number;
  readonly text: string;
  /** null for a customer. */
  readonly guest: { readonly name: string; readonly phone: string; readonly email: string } | null;
};

/** `address`: the browser's, empty when unknown. */
export type ReviewSender = {
  readonly visitor: SessionVisitor;
  readonly address: string;
  readonly idempotencyKey: string | null;
};

/** As a customer or as the earlier guest. */
const hasBought = async (tx: Transaction, visitor: SessionVisitor, productId: string): Promise<boolean> => {
  const { partyId, sessionId, guestSessionId } = visitor;
  const mine = or(
    partyId === null ? undefined : eq(orders.ownerPartyId, partyId),
    eq(orders.session, sessionId),
    guestSessionId === null ? undefined : eq(orders.session, guestSessionId),
  );
  const [found] = await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(mine, eq(orders.financial, 'PAID'), eq(orderLines.productId, productId), isNull(orderLines.removedAt)))
    .limit(1);
  return found !== undefined;
};

/** Throws ALREADY_REVIEWED, TOO_MANY_TRIES {retryAfter: seconds}. */
const requireAllowed = async (tx: Transaction, author: string, productId: string, now: number): Promise<void> => {
  const [before] = await tx
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.author, author), eq(reviews.productId, productId)));
  if (before) throw new ServiceFailure('ALREADY_REVIEWED', 'The author has reviewed the product');
  const recent = await tx
    .select({ at: reviews.createdAt })
    .from(reviews)
    .where(and(eq(reviews.author, author), gt(reviews.createdAt, now - HOUR_MS)))
    .orderBy(asc(reviews.createdAt));
  const [first] = recent;
  if (first === undefined || recent.length < MAX_PER_HOUR) return;
  const retryAfter = Math.ceil((first.at + HOUR_MS - now) / 1_000);
  throw new ServiceFailure('TOO_MANY_TRIES', 'Too many reviews within an hour', { retryAfter });
};

const authorName = async (tx: Transaction, { partyId }: SessionVisitor, { guest }: ReviewInput): Promise<string> => {
  if (guest !== null) return guest.name;
  const [party] = await tx
    .select()
    .from(parties)
    .where(eq(parties.id, partyId ?? ''));
  return party?.fullName ?? '';
};

const insertReview = async (
  tx: Transaction,
  visitor: SessionVisitor,
  productId: string,
  given: ReviewInput,
  now: number,
): Promise<ReviewWire> => {
  const author = visitor.partyId ?? visitor.sessionId;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`reviews ${author}`}))`);
  const [product] = await tx.select({ id: products.id }).from(products).where(eq(products.id, productId));
  if (!product) throw new ServiceFailure('PRODUCT_UNAVAILABLE', 'There is no such product');
  await requireAllowed(tx, author, productId, now);
  const bought = await hasBought(tx, visitor, productId);
  const [written] = await tx
    .insert(reviews)
    .values({
      id: newId(),
      productId,
      author,
      stars: given.stars,
      text: given.text,
      reviewerName: await authorName(tx, visitor, given),
      reviewerPhone: given.guest?.phone ?? '',
      reviewerEmail: given.guest?.email ?? '',
      bought,
      state: bought ? 'shown' : 'waiting',
      createdAt: now,
    })
    .returning();
  if (!written) throw new Error('the review was not written');
  return toReviewWire(written);
};

/**
 * Shown at once when the author has bought the product, otherwise after the staff's decision. Limited by session and
 * address; guests prove that they are no script, as in other forms. Once per idempotency key, product and author
 * (unique index); locks the author to count the reviews of the hour. Throws PRODUCT_UNAVAILABLE, ALREADY_REVIEWED,
 * TOO_MANY_TRIES {retryAfter}, BOT_CHECK_NEEDED, INTENT_REUSED. [SDK-02, CAT-09, ASVS V2.4.1]
 */
export const addReview = async (
  deps: Pick<BackendDeps, 'db' | 'clock'>,
  { visitor, address, idempotencyKey }: ReviewSender,
  productId: string,
  given: ReviewInput,
): Promise<ReviewWire> => {
  if (visitor.partyId === null) await requireHuman(deps, { visitor, address });
  await countTryOrTakeProof(deps, 'review', { visitor, address });
  return deps.db.transaction((tx) =>
    runOnce(tx, visitor.sessionId, idempotencyKey, inputHash(['review', productId, given]), () =>
      insertReview(tx, visitor, productId, given, deps.clock.now()),
    ),
  );
};
