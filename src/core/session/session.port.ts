import type { PortFailure } from '#core/shared/failure.ts';
import type { PartyId, Token } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { User } from './visitor.ts';

/** Tokens and the people behind them, at the authorisation service. */
export type IdentityGateway = {
  /** A fresh token for one anonymous visitor, for the fixed public identifier. [VIS-02] */
  readonly anonymousToken: () => Promise<Result<Token, PortFailure>>;
  /** `denied` for a token that is unknown, expired or revoked. [VIS-01, REST-07, GQL-11] */
  readonly userOf: (token: Token) => Promise<Result<User, PortFailure>>;
  /** Ends a session at the service; one that is over already succeeds. [ACC-08 logout] */
  readonly end: (token: Token) => Promise<Result<void, PortFailure>>;
};

/** The tokens this browser holds, behind HttpOnly cookies. Writes take effect with the response. */
export type TokenStore = {
  readonly session: () => Token | null;
  readonly anonymous: () => Token | null;
  readonly keepAnonymous: (token: Token) => void;
  /**
   * A log-in's token, never an UN_VERIFIED one, and the one that the portal shares, if any. `remembered` keeps it for 30
   * days, otherwise it ends with the browser session. [ACC-05, LAY-03]
   */
  readonly keepSession: (token: Token, shared: Token | null, remembered: boolean) => void;
  /** accessToken and tokenShare. */
  readonly dropSession: () => void;
  /** A new guest begins: what the last one held is out of his reach. */
  readonly dropAnonymous: () => void;
};

/** The token that the adapters of this request send along. Set once by `currentVisitor`. [ROL-01] */
export type Bearer = { readonly get: () => Token | null; readonly set: (token: Token) => void };

/** Customers of the organisation. [GQL-07] */
export type CustomerGateway = {
  /** Makes a customer record for a guest and answers its party. Same idempotency key, same party. */
  readonly create: (
    customer: { readonly name: string; readonly phone: string; readonly email: string; readonly address: string },
    idempotencyKey: string,
  ) => Promise<Result<PartyId, PortFailure>>;
};
