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
  /** Full URL of the page that sent the request. */
  readonly targetUrl: string;
  readonly extSource: string;
  readonly priorityName: string;
  readonly workEffortTypeId: string;
};

/** The CRM service. */
export type Opportunities = {
  /**
   * Creates a lead; the same idempotency key creates it once. Returns the service's status: 1 is success, any other
   * value is not. `unknown` when no answer arrived after sending. [CNS-04, CNS-07]
   */
  readonly add: (
    opportunity: Opportunity,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<{ readonly status: number }, PortFailure>>;
  /**
   * Subscribes to the newsletter: the service sends a letter with a confirmation link. Succeeds without notice when the
   * address is already subscribed. `agreed` is the consent text. [MARKET 4.4]
   */
  readonly subscribe: (
    email: string,
    agreed: string,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<null, PortFailure>>;
};
