import type { PasskeyChallenge, PersonalTable, SecurityOverview } from '#core/account/account.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { Result } from '#core/shared/result.ts';
import type { Json } from '#core/shared/text/form-fields.ts';

type Answer<Value> = Promise<Result<Value, PortFailure>>;

/**
 * Login methods and sessions of the current customer. Refusals: `wrong-credentials` (the old password),
 * `weak-password`, `code-wrong` {left}, `link-expired`, `too-many-tries` {retryAfter}, `last-login-method` (would lock
 * the customer out). Other customers' items are `not-found`; `denied` without a session. Everything but a password
 * change with the old password is `login-too-old` ten minutes after the login.
 */
export type SecurityGateway = {
  readonly overview: () => Answer<SecurityOverview>;
  /**
   * Everything stored of the customer, without secrets; ten times in 15 minutes, then `too-many-tries`. [Luật
   * 91/2025/QH15]
   */
  readonly personalData: () => Answer<readonly PersonalTable[]>;
  readonly endSession: (id: string) => Answer<void>;
  /** Ends all sessions except the current one; returns their number. */
  readonly endOtherSessions: () => Answer<number>;
  /** `old` is empty when the account has no password. Ends all other sessions. [SDK-03 updatePassword] */
  readonly changePassword: (old: string, password: string) => Answer<void>;
  readonly startPasskey: () => Answer<PasskeyChallenge>;
  readonly addPasskey: (challengeId: string, response: Json, name: string) => Answer<void>;
  readonly removePasskey: (id: string) => Answer<void>;
  /** Replaces a pending secret; it becomes active after one of its codes is entered. */
  readonly startTotp: () => Answer<void>;
  readonly confirmTotp: (code: string) => Answer<void>;
  /** Takes an app code or a recovery code. */
  readonly removeTotp: (code: string) => Answer<void>;
  readonly unlink: (id: string) => Answer<void>;
};
