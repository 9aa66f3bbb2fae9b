import type { PortFailure } from '#core/shared/failure.ts';
import type { IdempotencyKey, Token } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { Json } from '#core/shared/text/form-fields.ts';
import type { FirstFactorResult, LogIn, LoginProvider, PasskeyChallenge, Provider, SentCode } from './account.ts';

type Answer<Value> = Promise<Result<Value, PortFailure>>;

/**
 * Accounts at the authorisation service. Calls carry the visitor's anonymous token: it identifies the cart to adopt and
 * the client to rate-limit. Refusals: `wrong-credentials` (same for an unknown user), `too-many-tries` {retryAfter:
 * seconds}, `username-taken`, `weak-password`, `code-wrong` {left}, `code-expired`, `link-expired`, `bot-check-needed`,
 * `provider-unavailable`, `account-exists`, `account-blocked` for one that the staff have blocked.
 */
export type AccountGateway = {
  /**
   * Whether registration would refuse the name; one whose code was never entered is free. Counts as a registration, so
   * that asking reveals nothing faster. [GQL-09 checkUsernameExisted]
   */
  readonly usernameExists: (username: string) => Answer<boolean>;
  /**
   * `deviceMark` is what the last login gave this browser. Ten wrong passwords in 15 minutes are `too-many-tries` for
   * their network, or for that browser alone; tries at a name beyond ten from all other networks together are
   * `bot-check-needed`, one proof each. [GQL-10 login, REST-08, SDK-04, ASVS 6.3.1]
   */
  readonly logIn: (username: string, password: string, deviceMark?: string | null) => Answer<FirstFactorResult>;
  /** Takes the ticket of a first factor and an authenticator-app or recovery code. */
  readonly logInWithCode: (ticket: Token, code: string) => Answer<LogIn>;
  readonly passkeyChallenge: () => Answer<PasskeyChallenge>;
  readonly logInWithPasskey: (challengeId: string, response: Json) => Answer<LogIn>;
  /**
   * Creates an UN_VERIFIED account, once per idempotency key, and replaces an unverified one of the same name; sends no
   * code. [GQL-10 register, SDK-04]
   */
  readonly register: (
    person: { readonly fullName: string; readonly username: string; readonly password: string },
    idempotencyKey: IdempotencyKey,
  ) => Answer<LogIn>;
  /**
   * Sends a new activation code and invalidates the previous one. `link-expired` in a browser that neither registered
   * the account nor gave its password; so is `verifyCode`. [GQL-09, SDK-04, ACC-02]
   */
  readonly sendCode: (userId: string) => Answer<SentCode>;
  /** Verifies and logs in. A code allows 5 attempts and expires after 10 minutes. [GQL-09 verifyCode, ACC-02] */
  readonly verifyCode: (userId: string, code: string) => Answer<LogIn>;
  /**
   * Sends a reset code and link; unknown users get the same answer but no message. Limited as `logIn` is, at five. Does
   * not end earlier requests. [ACC-03 createResetKey]
   */
  readonly requestReset: (
    username: string,
    deviceMark?: string | null,
  ) => Answer<{ readonly key: Token; readonly sent: SentCode }>;
  /** Takes key and code, or a link's full key and no code; the token sets one password. [ACC-03 checkResetKey] */
  readonly verifyReset: (key: Token, code: string) => Answer<{ readonly token: Token; readonly username: string }>;
  /** Sets a password and ends all sessions of the account. [GQL-10 resetPassword] */
  readonly resetPassword: (token: Token, username: string, password: string) => Answer<void>;
  /** In the order of their buttons; all others are refused with `provider-unavailable`. */
  readonly loginProviders: () => Answer<readonly LoginProvider[]>;
  /** The provider's login page, which redirects to `returnUrl`, or to `errorUrl` on failure. [GQL-10] */
  readonly providerLoginUrl: (provider: Provider, returnUrl: string, errorUrl: string) => Answer<string>;
  /**
   * Exchanges the one-time login token of a URL, which is revoked, or the session token of a portal, whose session goes
   * on: this browser gets its own session, as old as that one. Refusal: `link-expired`. [LAY-03]
   */
  readonly exchangeLoginToken: (handover: Token) => Answer<FirstFactorResult>;
  /** Completes a provider's account; `token` is its UN_VERIFIED token. [GQL-10 updateInfo, ACC-10] */
  readonly completeAccount: (
    token: Token,
    person: { readonly fullName: string; readonly phone: string; readonly email: string },
  ) => Answer<{ readonly userId: string }>;
  /** Links the provider account behind `token` to the current customer. [ACC-10 linkingUserLoginAndUserDetail] */
  readonly linkAccount: (token: Token) => Answer<void>;
};
