import { eq } from 'drizzle-orm';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import type { StaffChange } from '#backend/platform/staff-route.ts';
import { type ReviewState, reviews } from './schema.ts';

/** What staff may make of a review, by its state. */
export const decisionsOf: Readonly<Record<ReviewState, readonly ReviewState[]>> = {
  waiting: ['shown', 'refused'],
  shown: ['hidden'],
  refused: ['shown'],
  hidden: ['shown'],
};

export type Decision = {
  readonly id: string;
  readonly state: ReviewState;
  readonly reason: string;
  readonly member: string;
};

/** Locks the review, so that one of two members decides. Throws NOT_FOUND, STATUS_NOT_ALLOWED from another state. */
export const decideReview = async (
  { clock }: Pick<BackendDeps, 'clock'>,
  tx: Transaction,
  { id, state, reason, member }: Decision,
): Promise<StaffChange> => {
  const [review] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update');
  if (!review) throw notFound('review');
  if (!decisionsOf[review.state].includes(state))
    throw new ServiceFailure('STATUS_NOT_ALLOWED', `The review is in state ${review.state}`);
  await tx.update(reviews).set({ state, reason, decidedBy: member, decidedAt: clock.now() }).where(eq(reviews.id, id));
  return { before: { review: review.state }, after: { review: state } };
};

/** Writes what the shop says to a review, or takes it back with an empty answer. The caller knows that the review is there. */
export const answerReview = async (
  { clock }: Pick<BackendDeps, 'clock'>,
  tx: Transaction,
  { id, answer, member }: { readonly id: string; readonly answer: string; readonly member: string },
): Promise<StaffChange> => {
  const [review] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update');
  if (!review) throw notFound('review');
  const [answeredBy, answeredAt] = answer === '' ? ['', null] : [member, clock.now()];
  await tx.update(reviews).set({ answer, answeredBy, answeredAt }).where(eq(reviews.id, id));
  return { before: { isAnswered: review.answer !== '' }, after: { isAnswered: answer !== '' } };
};
