import * as z from 'zod';

export const deskReviewStates = ['waiting', 'shown', 'refused', 'hidden'] as const;
export type DeskReviewState = (typeof deskReviewStates)[number];

/** A review of a product; times in ms since 1970 UTC. */
export type ReviewRow = {
  readonly id: string;
  readonly product: string;
  readonly stars: number;
  readonly text: string;
  readonly author: string;
  readonly bought: boolean;
  readonly state: DeskReviewState;
  readonly createdAt: number;
};

export type ReviewRecord = ReviewRow & {
  readonly phone: string;
  readonly email: string;
  /** Path of the product; empty when the shop has it no longer. */
  readonly page: string;
  /** What staff may make of it. */
  readonly decisions: readonly DeskReviewState[];
  /** Of the last decision, never published. */
  readonly reason: string;
  readonly decidedBy: string;
  readonly decidedAt: number | null;
  /** Published below the review; empty for none. */
  readonly answer: string;
  readonly answeredBy: string;
  readonly answeredAt: number | null;
};

export const decisionFields = z.object({ reason: z.string().trim().min(1).max(500) });

/** Forms send null for an empty field; an empty answer takes the old one back. */
export const answerFields = z.object({
  answer: z
    .string()
    .trim()
    .max(1_000)
    .nullish()
    .transform((text) => text ?? ''),
});
