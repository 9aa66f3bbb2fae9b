import type { PortFailure } from '#core/shared/failure.ts';
import type { Json } from '#core/shared/form-fields.ts';
import type { Result } from '#core/shared/result.ts';
import type { PasskeyChallenge, SecurityOverview } from './account.ts';

type Answer<Value> = Promise<Result<Value, PortFailure>>;

/**
 * How the customer who asks gets in, and where he is logged in. `denied` without his session.
 * Refusals (`rejected`): `wrong-credentials` (the old password), `weak-password`, `code-wrong` {left}, `link-expired`,
 * `too-many-tries` {retryAfter}, `last-way-in` (what would lock him out), `not-found` for what is another's.
 */
export type SecurityGateway = {
  readonly overview: () => Answer<SecurityOverview>;
  readonly endSession: (id: string) => Answer<void>;
  /** Ends all sessions but the one that asks; answers how many. */
  readonly endOtherSessions: () => Answer<number>;
  /** `old` is empty where the account has no password yet. Ends all other sessions. [SDK-03 updatePassword] */
  readonly changePassword: (old: string, password: string) => Answer<void>;
  readonly startPasskey: () => Answer<PasskeyChallenge>;
  readonly addPasskey: (challengeId: string, response: Json, name: string) => Answer<void>;
  readonly removePasskey: (id: string) => Answer<void>;
  /** Makes a secret that counts once a code of it was entered. A new start makes a new secret. */
  readonly startTotp: () => Answer<void>;
  readonly confirmTotp: (code: string) => Answer<void>;
  /** A code of the app or a recovery code proves that it is he. */
  readonly removeTotp: (code: string) => Answer<void>;
  readonly unlink: (id: string) => Answer<void>;
};
