import type { PortFailure } from '#core/shared/failure.ts';
import type { PartyId, Token } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { User } from './visitor.ts';

export type IdentityGateway = {
  /**
   * Uses the fixed public identifier. Refusal: `too-many-visitors`, unless `proof` solves a challenge of `BotCheck`;
   * empty when there is none. [VIS-02]
   */
  readonly createAnonymousToken: (proof: string) => Promise<Result<Token, PortFailure>>;
  /** `denied` for an unknown, expired or revoked token. [VIS-01, REST-07, GQL-11] */
  readonly userOf: (token: Token) => Promise<Result<User, PortFailure>>;
  /** Succeeds when it has already ended. [ACC-08 logout] */
  readonly endSession: (token: Token) => Promise<Result<void, PortFailure>>;
};

/** HttpOnly cookies; writes take effect with the response. */
export type TokenStore = {
  readonly session: () => Token | null;
  readonly anonymous: () => Token | null;
  readonly saveAnonymous: (token: Token) => void;
  /** Never stores an UN_VERIFIED token. `remembered`: 30 days, else the browser session. [ACC-05, LAY-03] */
  readonly saveSession: (token: Token, shared: Token | null, remembered: boolean) => void;
  readonly clearSession: () => void;
  /** The mark of the last account that logged in with this browser; survives the logout. */
  readonly deviceMark: () => string | null;
  readonly saveDeviceMark: (mark: string) => void;
  /** The access to one order that a link gave this browser, for a day. */
  readonly orderAccess: () => Token | null;
  /** Replaces the access to another order. */
  readonly saveOrderAccess: (access: Token) => void;
  readonly clearOrderAccess: () => void;
  /** Of a member of the staff who looks at the shop as a customer. */
  readonly view: () => Token | null;
  /** Replaces another view; leaves the session. */
  readonly saveView: (token: Token) => void;
  readonly clearView: () => void;
  /** The new guest cannot access the previous guest's data. */
  readonly clearAnonymous: () => void;
};

/**
 * Set by `currentVisitor` for this request's adapters. `orderAccess` is sent beside the token and is no session: it reads
 * and pays one order. [ROL-01]
 */
export type Bearer = {
  readonly get: () => Token | null;
  readonly set: (token: Token) => void;
  readonly orderAccess?: () => Token | null;
};

export type GuestCustomer = {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
};

/** Customers of the organisation. [GQL-07] */
export type CustomerGateway = {
  /** A guest's customer record, once per idempotency key. */
  readonly create: (customer: GuestCustomer, idempotencyKey: string) => Promise<Result<PartyId, PortFailure>>;
};
