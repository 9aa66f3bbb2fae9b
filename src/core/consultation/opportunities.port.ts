import type { PortFailure } from '#core/shared/failure.ts';
import type { IdempotencyKey } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';

/** A lead for the people who advise. [CNS-07] */
export type Opportunity = {
  readonly name: string;
  readonly description: string;
  readonly referName: string;
  readonly referEmail: string;
  readonly referPhone: string;
  /** Whole address of the page it was sent from. */
  readonly targetUrl: string;
  readonly extSource: string;
  readonly priorityName: string;
  readonly workEffortTypeId: string;
};

/** The customer relations service. */
export type Opportunities = {
  /**
   * Hands over a lead; the same idempotency key hands it over once. Answers the status that the service gave: 1 is success, all
   * else is none. `unknown` where it was sent and nothing came back. [CNS-04, CNS-07]
   */
  readonly add: (
    opportunity: Opportunity,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<{ readonly status: number }, PortFailure>>;
  /**
   * Asks for news by e-mail: the service sends a letter whose link confirms it. An address that is there already succeeds
   * and is not told. `agreed`: the sentence that the visitor said yes to. [MARKET 4.4]
   */
  readonly subscribe: (
    email: string,
    agreed: string,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<null, PortFailure>>;
};
