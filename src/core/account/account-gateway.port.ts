import type { PortFailure } from '#core/shared/failure.ts';
import type { Json } from '#core/shared/form-fields.ts';
import type { IdempotencyKey, Token } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { LogIn, PasskeyChallenge, PasswordLogInResult, Provider, SentCode } from './account.ts';

type Answer<Value> = Promise<Result<Value, PortFailure>>;

/**
 * Accounts at the authorisation service: registration and login. Calls carry the visitor's anonymous token, which
 * identifies the cart to adopt and the client to rate-limit. Refusals (`rejected`): `wrong-credentials` (same for an
 * unknown user and a wrong password), `too-many-tries` {retryAfter: seconds}, `username-taken`, `weak-password`,
 * `code-wrong` {left}, `code-expired`, `link-expired` (the ticket, key or token of a step has expired),
 * `bot-check-needed`, `provider-unavailable`, `account-exists`.
 */
export type AccountGateway = {
  /** [GQL-09 checkUsernameExisted] */
  readonly usernameExists: (username: string) => Answer<boolean>;
  /** [GQL-10 login, REST-08, SDK-04] */
  readonly logIn: (username: string, password: string) => Answer<PasswordLogInResult>;
  /** Takes an authenticator-app code or a recovery code, and the ticket that a correct password returned. */
  readonly logInWithCode: (ticket: Token, code: string) => Answer<LogIn>;
  readonly passkeyChallenge: () => Answer<PasskeyChallenge>;
  readonly logInWithPasskey: (challengeId: string, response: Json) => Answer<LogIn>;
  /**
   * Creates an UN_VERIFIED account without sending a code. The same idempotency key returns the same account. [GQL-10
   * register, SDK-04]
   */
  readonly register: (
    person: { readonly fullName: string; readonly username: string; readonly password: string },
    idempotencyKey: IdempotencyKey,
  ) => Answer<LogIn>;
  /**
   * Sends a new activation code to the login's e-mail or phone and invalidates the previous code. [GQL-09, SDK-04,
   * ACC-02]
   */
  readonly sendCode: (userId: string) => Answer<SentCode>;
  /**
   * Verifies the account and logs it in. A code allows five attempts and expires after ten minutes. [GQL-09 verifyCode,
   * ACC-02]
   */
  readonly verifyCode: (userId: string, code: string) => Answer<LogIn>;
  /**
   * Forgotten password: sends a code and a link. Unknown users get the same answer but no message. [ACC-03
   * createResetKey]
   */
  readonly requestReset: (username: string) => Answer<{ readonly key: Token; readonly sent: SentCode }>;
  /**
   * Takes the key of the request with the code, or the full key of the link with an empty code. Returns a token that
   * can set one password. [ACC-03 checkResetKey]
   */
  readonly verifyReset: (key: Token, code: string) => Answer<{ readonly token: Token; readonly username: string }>;
  /** Sets a password and ends all sessions of the account. [GQL-10 resetPassword] */
  readonly resetPassword: (token: Token, username: string, password: string) => Answer<void>;
  /**
   * Identity providers that this shop supports; `providerAddress` fails with `provider-unavailable` for all others.
   */
  readonly loginProviders: () => Answer<readonly Provider[]>;
  /**
   * Returns the URL of the provider's login page. The provider redirects to `returnUrl`, or to `errorUrl` on failure.
   * [GQL-10]
   */
  readonly providerLoginUrl: (provider: Provider, returnUrl: string, errorUrl: string) => Answer<string>;
  /**
   * Exchanges the one-time login token from a URL for a session token that never appeared in a URL, and revokes the
   * one-time token. [LAY-03, sessions rotate at log-in]
   */
  readonly exchangeLoginToken: (handover: Token) => Answer<LogIn>;
  /**
   * Sets name, phone and e-mail of an account created by an identity provider; `token` is its UN_VERIFIED token.
   * [GQL-10 updateInfo, ACC-10]
   */
  readonly completeAccount: (
    token: Token,
    person: { readonly fullName: string; readonly phone: string; readonly email: string },
  ) => Answer<{ readonly userId: string }>;
  /** Links the provider account behind `token` to the current customer. [ACC-10 linkingUserLoginAndUserDetail] */
  readonly linkAccount: (token: Token) => Answer<void>;
};
