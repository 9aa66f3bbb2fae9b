import type { PortFailure } from '#core/shared/failure.ts';
import type { IdempotencyKey } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';

/** A lead for the sales staff. [CNS-07] */
export type Opportunity = {
  readonly name: string;
  readonly description: string;
  readonly referName: string;
  readonly referEmail: string;
  readonly referPhone: string;
  /** Full URL of the page. */
  readonly targetUrl: string;
  readonly extSource: string;
  readonly priorityName: string;
  readonly workEffortTypeId: string;
};

/** The CRM service. */
export type Opportunities = {
  /** Creates one lead per idempotency key; status 1 means success. Without an answer: `unknown`. [CNS-04, CNS-07] */
  readonly add: (
    opportunity: Opportunity,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<{ readonly status: number }, PortFailure>>;
  /** Sends a confirmation link; also succeeds for a subscriber. `agreed` is the consent text. [MARKET 4.4] */
  readonly subscribe: (
    email: string,
    agreed: string,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<null, PortFailure>>;
};
