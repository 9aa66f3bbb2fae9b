import type { DeletionBlocker } from '#core/shared/people/deletion-blocker.ts';

/** Whether the customer's account is about to be deleted. */
export type AccountDeletion = {
  /** When it is deleted, unless the customer cancels; null when nothing was asked for. ms since 1970 UTC. */
  readonly effectiveAt: number | null;
  /** What must be finished first. */
  readonly blockers: readonly DeletionBlocker[];
  /** URL of the test outbox when no message is really sent; null otherwise. */
  readonly outbox: string | null;
};
