import type { InvoiceRequest } from '#core/orders/order.ts';
import type { AdministrativeUnit } from '#core/places/places.port.ts';
import type { Json } from '#core/shared/form-fields.ts';
import type { AddressId, PartyId, Token } from '#core/shared/ids.ts';
import type { ReturnPath } from '#core/shared/return-path.ts';

/** Identity providers for login without a local password. [ACC-01] */
export const providers = ['google', 'facebook', 'zalo'] as const;
export type Provider = (typeof providers)[number];

/** A successful login at the service. An UN_VERIFIED login never becomes a session. */
export type LogIn = {
  readonly token: Token;
  /** Token shared with the portal; null when there is none. */
  readonly portalToken: Token | null;
  /** Login id. */
  readonly userId: string;
  /** E-mail or phone number; empty for a provider account that has neither. */
  readonly username: string;
  readonly status: 'VERIFIED' | 'UN_VERIFIED';
  /**
   * True when the provider's e-mail already belongs to a customer: the login must be linked to that customer. [ACC-10]
   */
  readonly hasExistingCustomer?: boolean;
};

/** Result of a correct password. */
export type PasswordLogInResult =
  | ({ readonly kind: 'done' } & LogIn)
  /** An authenticator-app code is required; the ticket expires after ten minutes. */
  | { readonly kind: 'second-factor'; readonly ticket: Token };

/** A code sent by SMS or e-mail. */
export type SentCode = {
  /** Id of the login that the code belongs to. */
  readonly userId: string;
  /** Masked destination: `09•• ••• 678`, `k•••@example.vn`. */
  readonly sentTo: string;
  /** ms since 1970 UTC; ten minutes after the code was created. */
  readonly expiresAt: number;
  /** URL of the outbox that holds the message when none is really sent; null otherwise. */
  readonly outbox: string | null;
};

/** A WebAuthn challenge as JSON. */
export type PasskeyChallenge = { readonly id: string; readonly options: Json };

export type Gender = 'MALE' | 'FEMALE' | 'OTHER';

/** A customer in the user service. [ENT-11] */
export type Person = {
  readonly partyId: PartyId;
  readonly fullName: string;
  /** Such as 0912345678; may be empty. */
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly gender: Gender | null;
  /** YYYY-MM-DD. */
  readonly birthDate: string | null;
  readonly identityNumber: string;
  readonly personalTitle: string;
  /** Path relative to the media origin. */
  readonly avatarPath: string | null;
  readonly memberLevel: string;
  readonly status: string;
  /** ms since 1970 UTC. */
  readonly customerSince: number;
};

/** The fields that customers may change themselves. Phone and e-mail are usernames and change only with a code. */
export type PersonChange = Pick<
  Person,
  'fullName' | 'phone' | 'email' | 'address' | 'gender' | 'birthDate' | 'identityNumber' | 'personalTitle'
>;

/** A university or college. [ENT-11, GQL-08] */
export type College = { readonly id: string; readonly name: string; readonly provinceId: string };

/** A recipient in the customer's address book; province and ward codes follow the 34-province model. */
export type SavedAddress = {
  readonly id: AddressId;
  readonly name: string;
  readonly phone: string;
  readonly street: string;
  readonly provinceCode: string;
  readonly provinceName: string;
  readonly wardCode: string;
  readonly wardName: string;
  readonly isDefault: boolean;
};
export type AddressInput = Omit<SavedAddress, 'id' | 'provinceName' | 'wardName'>;

export type SessionInfo = {
  readonly id: string;
  /** True for the session that makes the request. */
  readonly current: boolean;
  /** Browser and system, such as `Chrome, Windows`; empty when unknown. */
  readonly device: string;
  /** ms since 1970 UTC. */
  readonly createdAt: number;
  readonly lastSeenAt: number;
};
export type Passkey = {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
};
export type LinkedAccount = {
  readonly id: string;
  readonly provider: Provider;
  /** Name or e-mail at the provider. */
  readonly name: string;
};

/**
 * Authenticator app as a second factor. `secret`, `uri` (otpauth://) and the recovery codes are present only while it
 * is pending.
 */
export type Totp =
  | { readonly state: 'off' }
  | {
      readonly state: 'pending';
      readonly secret: string;
      readonly uri: string;
      readonly recoveryCodes: readonly string[];
    }
  | { readonly state: 'on'; readonly recoveryCodesLeft: number };

export type SecurityOverview = {
  readonly hasPassword: boolean;
  readonly sessions: readonly SessionInfo[];
  readonly passkeys: readonly Passkey[];
  readonly totp: Totp;
  readonly linkedAccounts: readonly LinkedAccount[];
};

/** Data of the account page. Counts that could not be loaded are null. */
export type AccountView = {
  readonly person: Person;
  readonly username: string;
  /** Company details for invoices, when the customer requests company invoices. */
  readonly company: InvoiceRequest | null;
  readonly counts: {
    readonly services: number | null;
    readonly orders: number | null;
    readonly favourites: number | null;
  };
};

export type AddressBookView = {
  readonly addresses: readonly SavedAddress[];
  readonly provinces: readonly AdministrativeUnit[];
};

/** A pending login of this browser. Contains no tokens. */
export type PendingLoginView = {
  readonly step: PendingLoginStep;
  readonly provider: Provider | null;
  /** Account name from the provider; may be empty. */
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** Where the last code was sent; null when no code is pending. */
  readonly code: Pick<SentCode, 'sentTo' | 'expiresAt' | 'outbox'> | null;
  readonly returnPath: ReturnPath;
};

/**
 * - `provider`: redirected to a provider, not back yet
 * - `confirm`: returned with a token that this browser did not request: «Tiếp tục với tài khoản …?»
 * - `complete`: the account lacks name, phone or e-mail
 * - `verify`: awaits its activation code
 * - `second-factor`: the password was correct, the app code is missing
 * - `link`: a provider account whose e-mail already belongs to a customer
 * - `reset-code`, `reset-password`: forgotten password
 */
export type PendingLoginStep =
  | 'provider'
  | 'confirm'
  | 'complete'
  | 'verify'
  | 'second-factor'
  | 'link'
  | 'reset-code'
  | 'reset-password';
