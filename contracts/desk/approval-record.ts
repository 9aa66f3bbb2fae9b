import * as z from 'zod';

export const refuseApprovalFields = z.object({ reason: z.string().trim().min(1).max(300) });

/** What another member has to approve. */
export type ApprovalRecord = {
  readonly id: string;
  /** `orders/cash`: a resource and its action. */
  readonly deed: string;
  readonly resource: string;
  readonly recordId: string;
  /** Đồng. */
  readonly amount: number;
  /** What it would change. */
  readonly facts: Readonly<Record<string, string | number | boolean | null>>;
  readonly askedBy: string;
  readonly askedAt: number;
  readonly state: 'waiting' | 'approved' | 'refused';
  readonly decidedBy: string;
  readonly decidedAt: number | null;
  readonly reason: string;
  /** Whether the reader may approve it. */
  readonly mayApprove: boolean;
};
