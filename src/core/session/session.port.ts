import type { PortFailure } from '#core/shared/failure.ts';
import type { PartyId, Token } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { User } from './visitor.ts';

/** Tokens and users at the authorisation service. */
export type IdentityGateway = {
  /** Creates a token for an anonymous visitor, using the fixed public identifier. [VIS-02] */
  readonly createAnonymousToken: () => Promise<Result<Token, PortFailure>>;
  /** `denied` for an unknown, expired or revoked token. [VIS-01, REST-07, GQL-11] */
  readonly userOf: (token: Token) => Promise<Result<User, PortFailure>>;
  /** Ends a session; succeeds when it has already ended. [ACC-08 logout] */
  readonly endSession: (token: Token) => Promise<Result<void, PortFailure>>;
};

/** Tokens in this browser's HttpOnly cookies. Writes take effect with the response. */
export type TokenStore = {
  readonly session: () => Token | null;
  readonly anonymous: () => Token | null;
  readonly saveAnonymous: (token: Token) => void;
  /**
   * Stores a login token (never an UN_VERIFIED one) and the token shared with the portal, if any. With `remembered` for
   * 30 days, otherwise for the browser session. [ACC-05, LAY-03]
   */
  readonly saveSession: (token: Token, shared: Token | null, remembered: boolean) => void;
  /** Removes accessToken and tokenShare. */
  readonly clearSession: () => void;
  /** Starts a new guest, who cannot access the previous guest's data. */
  readonly clearAnonymous: () => void;
};

/** Token that the adapters of this request send. Set by `currentVisitor`. [ROL-01] */
export type Bearer = { readonly get: () => Token | null; readonly set: (token: Token) => void };

/** Customers of the organisation. [GQL-07] */
export type CustomerGateway = {
  /**
   * Creates a customer record for a guest and returns its party id. The same idempotency key returns the same party.
   */
  readonly create: (
    customer: { readonly name: string; readonly phone: string; readonly email: string; readonly address: string },
    idempotencyKey: string,
  ) => Promise<Result<PartyId, PortFailure>>;
};
