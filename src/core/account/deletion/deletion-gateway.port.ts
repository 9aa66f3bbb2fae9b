import type { PortFailure } from '#core/shared/failure.ts';
import type { Result } from '#core/shared/result.ts';
import type { AccountDeletion } from './account-deletion.ts';

type Answer<Value> = Promise<Result<Value, PortFailure>>;

/**
 * Deletion of the current customer's account. Seven days after the request everything goes that no law keeps; the login
 * names become free. `denied` without a session. [Luật 91/2025/QH15]
 */
export type DeletionGateway = {
  readonly state: () => Answer<AccountDeletion>;
  /**
   * `name` is an e-mail address or phone number of the account, else `bad-input` {field: name}. A second request keeps
   * the time of the first. `deletion-blocked` {blockers: separated by commas}, `too-many-tries`, and `login-too-old`
   * ten minutes after the login.
   */
  readonly request: (name: string) => Answer<void>;
  /** Idempotent. */
  readonly cancel: () => Answer<void>;
};
