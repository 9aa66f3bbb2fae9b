import type { PortFailure } from '#core/shared/failure.ts';
import type { Json } from '#core/shared/form-fields.ts';
import type { IdempotencyKey, Token } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { LogIn, LogInStep, PasskeyChallenge, Provider, SentCode } from './account.ts';

type Answer<Value> = Promise<Result<Value, PortFailure>>;

/**
 * Accounts at the authorisation service: how somebody becomes a customer and how he comes back. Calls carry the visitor's
 * anonymous token, so that the service knows whose cart a log-in may take along and whom it has to slow down.
 * Refusals (`rejected`): `wrong-credentials` (unknown user and wrong password alike), `too-many-tries` {retryAfter: seconds},
 * `username-taken`, `weak-password`, `code-wrong` {left}, `code-expired`, `link-expired` (a ticket, key or token of a step
 * that is over), `bot-check-needed`, `provider-unavailable`, `account-exists`.
 */
export type AccountGateway = {
  /** [GQL-09 checkUsernameExisted] */
  readonly usernameExists: (username: string) => Answer<boolean>;
  /** [GQL-10 login, REST-08, SDK-04] */
  readonly logIn: (username: string, password: string) => Answer<LogInStep>;
  /** The app's code, or a recovery code, for the ticket of a right password. */
  readonly logInWithCode: (ticket: Token, code: string) => Answer<LogIn>;
  readonly passkeyChallenge: () => Answer<PasskeyChallenge>;
  readonly logInWithPasskey: (challengeId: string, response: Json) => Answer<LogIn>;
  /** A new account, UN_VERIFIED; its code is not sent yet. Same idempotency key, same account. [GQL-10 register, SDK-04] */
  readonly register: (
    person: { readonly fullName: string; readonly username: string; readonly password: string },
    idempotencyKey: IdempotencyKey,
  ) => Answer<LogIn>;
  /** Sends a new activation code to a log-in's e-mail or phone; the one before is void. [GQL-09, SDK-04, ACC-02] */
  readonly sendCode: (userId: string) => Answer<SentCode>;
  /** The right code verifies the account and logs it in. Five tries, ten minutes. [GQL-09 verifyCode, ACC-02] */
  readonly verifyCode: (userId: string, code: string) => Answer<LogIn>;
  /** Forgotten password: sends a code and a link. Unknown users get the same answer and no message. [ACC-03 createResetKey] */
  readonly requestReset: (username: string) => Answer<{ readonly key: Token; readonly sent: SentCode }>;
  /** The code of the request, or the link's whole key with an empty code. Answers a token that may set one password. [ACC-03 checkResetKey] */
  readonly checkReset: (key: Token, code: string) => Answer<{ readonly token: Token; readonly username: string }>;
  /** Sets a password and ends every session of the account. [GQL-10 resetPassword] */
  readonly resetPassword: (token: Token, username: string, password: string) => Answer<void>;
  /** Where somebody can log in without a password here; `providerAddress` of the others is `provider-unavailable`. */
  readonly loginProviders: () => Answer<readonly Provider[]>;
  /** Address of the provider's own page. Who comes back is led to `returnUrl`, or with a mistake to `errorUrl`. [GQL-10] */
  readonly providerAddress: (provider: Provider, returnUrl: string, errorUrl: string) => Answer<string>;
  /**
   * The token that came back in an address, for one that never was in an address: that one is a session, the first is
   * void. [LAY-03, sessions rotate at log-in]
   */
  readonly exchange: (handover: Token) => Answer<LogIn>;
  /** Name, phone and e-mail of an account that a provider made; `token` is its UN_VERIFIED one. [GQL-10 updateInfo, ACC-10] */
  readonly complete: (
    token: Token,
    person: { readonly fullName: string; readonly phone: string; readonly email: string },
  ) => Answer<{ readonly userId: string }>;
  /** Joins the provider's account behind `token` to the customer who asks. [ACC-10 linkingUserLoginAndUserDetail] */
  readonly link: (token: Token) => Answer<void>;
};
