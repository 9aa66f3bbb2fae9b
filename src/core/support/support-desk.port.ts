import type { PortFailure } from '#core/shared/failure.ts';
import type { IdempotencyKey, SupportRequestId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type {
  NewSupportMessage,
  NewSupportRequest,
  SupportFileContent,
  SupportRequest,
  SupportRequestRow,
} from './support-request.ts';

/**
 * Requests of a customer to the shop; another customer's is `not-found`, `denied` for a guest. Refusals:
 * `too-many-support-requests` {most} open, `support-request-full` {most}, `file-refused` {name, problem}, `bad-input`,
 * `idempotency-key-reused`.
 */
export type SupportDesk = {
  /** The newest 100, the last changed first. */
  readonly list: () => Promise<Result<readonly SupportRequestRow[], PortFailure>>;
  readonly load: (id: SupportRequestId) => Promise<Result<SupportRequest, PortFailure>>;
  /** Of a message of the request, by whomever. */
  readonly file: (id: SupportRequestId, file: string) => Promise<Result<SupportFileContent, PortFailure>>;
  /** `not-found` for an order or service that is not the customer's. */
  readonly open: (
    request: NewSupportRequest,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<SupportRequestId, PortFailure>>;
  readonly write: (
    id: SupportRequestId,
    message: NewSupportMessage,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<null, PortFailure>>;
  readonly close: (id: SupportRequestId, idempotencyKey: IdempotencyKey) => Promise<Result<null, PortFailure>>;
};
