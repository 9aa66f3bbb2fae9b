import type { InvoiceRequest } from '#core/orders/order.ts';
import type { Place } from '#core/places/places.port.ts';
import type { Json } from '#core/shared/form-fields.ts';
import type { AddressId, PartyId, Token } from '#core/shared/ids.ts';
import type { ReturnPath } from '#core/shared/return-path.ts';

/** Where somebody may log in without a password of ours. [ACC-01] */
export const providers = ['google', 'facebook', 'zalo'] as const;
export type Provider = (typeof providers)[number];

/** A log-in that succeeded at the service. UN_VERIFIED never becomes a session. */
export type LogIn = {
  readonly token: Token;
  /** Shared with the portal, where there is one. */
  readonly shared: Token | null;
  /** Id of the log-in. */
  readonly userId: string;
  /** E-mail or phone number; of an account that a provider made and that has neither, an empty text. */
  readonly username: string;
  readonly status: 'VERIFIED' | 'UN_VERIFIED';
  /** The provider's e-mail belongs to a customer already: this log-in waits to be linked to him. [ACC-10] */
  readonly existing?: boolean;
};

/** What a right password leads to. */
export type LogInStep =
  | ({ readonly kind: 'done' } & LogIn)
  /** A code of the authenticator app is asked for; the ticket lives for ten minutes. */
  | { readonly kind: 'second-factor'; readonly ticket: Token };

/** A code that is on its way by SMS or e-mail. */
export type SentCode = {
  /** Id of the log-in that it is for. */
  readonly userId: string;
  /** Where it went, masked: `09•• ••• 678`, `k•••@example.vn`. */
  readonly sentTo: string;
  /** ms since 1970 UTC; ten minutes after it was made. */
  readonly expiresAt: number;
  /** Address of the outbox that holds the message where none is sent for real; null otherwise. */
  readonly outbox: string | null;
};

/** A challenge for an authenticator, as WebAuthn's JSON. */
export type PasskeyChallenge = { readonly id: string; readonly options: Json };

export type Gender = 'MALE' | 'FEMALE' | 'OTHER';

/** A customer as the user service knows him. [ENT-11] */
export type Person = {
  readonly partyId: PartyId;
  readonly fullName: string;
  /** 0912345678 or empty. */
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly gender: Gender | null;
  /** YYYY-MM-DD. */
  readonly birthDate: string | null;
  readonly identityNumber: string;
  readonly personalTitle: string;
  /** Path below the media origin. */
  readonly avatarPath: string | null;
  readonly memberLevel: string;
  readonly status: string;
  /** ms since 1970 UTC. */
  readonly since: number;
};

/** What a customer may change of himself; phone and e-mail are his log-ins and change by a code only. */
export type PersonChange = Pick<
  Person,
  'fullName' | 'phone' | 'email' | 'address' | 'gender' | 'birthDate' | 'identityNumber' | 'personalTitle'
>;

/** A university or college. [ENT-11, GQL-08] */
export type College = { readonly id: string; readonly name: string; readonly provinceId: string };

/** A receiver in the customer's address book; codes and names of the 34-province model. */
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
  /** The one that asks. */
  readonly current: boolean;
  /** Browser and system in words, such as `Chrome, Windows`; empty where unknown. */
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
export type LinkedLogin = {
  readonly id: string;
  readonly provider: Provider;
  /** Name or e-mail at the provider. */
  readonly name: string;
};

/** The authenticator app as second factor. `secret`, `uri` (otpauth://) and the recovery codes are told while it is pending. */
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
  readonly linked: readonly LinkedLogin[];
};

/** The account's own page. Counts that could not be had are null. */
export type AccountView = {
  readonly person: Person;
  readonly username: string;
  /** What his invoices say where he asks for one as a company. */
  readonly company: InvoiceRequest | null;
  readonly counts: {
    readonly services: number | null;
    readonly orders: number | null;
    readonly favourites: number | null;
  };
};

export type AddressBookView = { readonly addresses: readonly SavedAddress[]; readonly provinces: readonly Place[] };

/** A log-in of this browser that waits for its next step. Nothing of it is a token. */
export type PendingLogin = {
  readonly step: TrailStep;
  readonly provider: Provider | null;
  /** Name of the account that came back from the provider; empty where it has none. */
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** Where the last code went; null where none is on its way. */
  readonly code: Pick<SentCode, 'sentTo' | 'expiresAt' | 'outbox'> | null;
  readonly returnPath: ReturnPath;
};

/**
 * - `provider`: gone to a provider, not back yet
 * - `confirm`: came back with a token that this browser did not ask for: «Tiếp tục với tài khoản …?»
 * - `complete`: an account without name, phone or e-mail
 * - `verify`: waits for its activation code
 * - `second-factor`: the password was right, the app's code is missing
 * - `link`: an account at a provider whose e-mail belongs to a customer already
 * - `reset-code`, `reset-password`: forgotten password
 */
export type TrailStep =
  | 'provider'
  | 'confirm'
  | 'complete'
  | 'verify'
  | 'second-factor'
  | 'link'
  | 'reset-code'
  | 'reset-password';
