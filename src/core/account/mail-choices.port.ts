import type { MailDecisions } from '#core/account-rules/optional-mails.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { IdempotencyKey } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';

/** Which optional mails the customer whose token the bearer holds wants; `denied` for guests. */
export type MailChoices = {
  /** Each choice that counts for this customer: no SMS without a phone number or a gateway. */
  readonly load: () => Promise<Result<MailDecisions, PortFailure>>;
  /** Those that are given and count. `agreed`: the sentence of consent that the customer saw. */
  readonly save: (
    decisions: MailDecisions,
    agreed: string,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<null, PortFailure>>;
};
