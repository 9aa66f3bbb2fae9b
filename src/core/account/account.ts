import type { AccountDeletion } from '#core/account/deletion/account-deletion.ts';
import type { ContactChange } from '#core/account/profile/contact-change.ts';
import type { AdministrativeUnit } from '#core/places/places.port.ts';
import type { AddressId, PartyId, Token } from '#core/shared/ids.ts';
import type { Address } from '#core/shared/people/address.ts';
import type { InvoiceRequest } from '#core/shared/people/invoice-party.ts';
import type { PersonChange } from '#core/shared/people/person-rules.ts';
import type { ReturnPath } from '#core/shared/return-path.ts';
import type { Json } from '#core/shared/text/form-fields.ts';

/** Identity providers; `openid` is the one that an installation chose. [ACC-01] */
export const providers = ['google', 'facebook', 'zalo', 'openid'] as const;
export type Provider = (typeof providers)[number];

/** A provider that this shop supports. */
export type LoginProvider = {
  readonly id: Provider;
  /** On its button. */
  readonly name: string;
  /** Of its pages, as far as they are known; a plain form is sent on to them. */
  readonly origins: readonly string[];
};

/** An UN_VERIFIED login never becomes a session. */
export type LogIn = {
  readonly token: Token;
  readonly portalToken: Token | null;
  readonly userId: string;
  /** E-mail or phone number; empty for a provider account that has neither. */
  readonly username: string;
  readonly status: 'VERIFIED' | 'UN_VERIFIED';
  /** Whether the provider's e-mail belongs to a customer, whom the login must then be linked to. [ACC-10] */
  readonly hasExistingCustomer?: boolean;
  /** Tells the next login of this browser that it was here before; opens nothing. */
  readonly deviceMark?: string | null;
};

/** After a password or an identity provider. */
export type FirstFactorResult =
  | ({ readonly kind: 'done' } & LogIn)
  /** The ticket expires after ten minutes. */
  | { readonly kind: 'second-factor'; readonly ticket: Token };

export type SentCode = {
  readonly userId: string;
  /** Masked destination: `09•• ••• 678`, `k•••@example.vn`. */
  readonly sentTo: string;
  /** ms since 1970 UTC; ten minutes after creation. */
  readonly expiresAt: number;
  /** URL of the test outbox when no message is really sent; null otherwise. */
  readonly outbox: string | null;
};

export type PasskeyChallenge = { readonly id: string; readonly options: Json };

/** A customer in the user service. [ENT-11] */
export type Person = Omit<PersonChange, 'identityNumber'> & {
  /** Masked but for three digits; only the page that edits it gets the whole number. */
  readonly identityNumber: string;
  readonly partyId: PartyId;
  /** Such as 0912345678; may be empty. */
  readonly phone: string;
  readonly email: string;
  /** Path relative to the media origin. */
  readonly avatarPath: string | null;
  readonly memberLevel: string;
  readonly status: string;
  /** ms since 1970 UTC. */
  readonly customerSince: number;
};

/** What the profile form edits. */
export type ProfileView = {
  readonly person: Person;
  readonly identityNumber: string;
  readonly contactChanges: readonly ContactChange[];
  readonly deletion: AccountDeletion;
};

/** A university or college. [ENT-11, GQL-08] */
export type College = { readonly id: string; readonly name: string; readonly provinceId: string };

/** An entry of the address book; codes of the 34-province model. */
export type SavedAddress = Address & {
  readonly id: AddressId;
  readonly name: string;
  readonly phone: string;
  readonly isDefault: boolean;
};
export type AddressInput = Omit<SavedAddress, 'id' | 'provinceName' | 'wardName'>;

export type SessionInfo = {
  readonly id: string;
  readonly current: boolean;
  /** Such as `Chrome, Windows`; empty when unknown. */
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
  readonly name: string;
};

/** Authenticator app. `secret`, `uri` (otpauth://) and recovery codes are present only while it is pending. */
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

/** One kind of data that the shop stores of the customer. Cells are text, null for nothing. */
export type PersonalTable = {
  readonly name: string;
  /** Vietnamese. */
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | null)[])[];
};

/** Counts that could not be loaded are null. */
export type AccountView = {
  readonly person: Person;
  readonly username: string;
  /** Masked, while mails to it are refused for good; null otherwise. */
  readonly refusedEmail: string | null;
  /** Company for invoices; null when the customer requests none. */
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

/** Contains no tokens. */
export type PendingLoginView = {
  readonly step: PendingLoginStep;
  readonly provider: Provider | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** null when no code is pending. */
  readonly code: Pick<SentCode, 'sentTo' | 'expiresAt' | 'outbox'> | null;
  readonly returnPath: ReturnPath;
};

/**
 * - `provider`: redirected, not back yet
 * - `confirm`: back with a token that this browser did not request; asks for confirmation
 * - `complete`: name, phone or e-mail is missing
 * - `verify`: awaits the activation code
 * - `second-factor`: awaits the app code
 * - `link`: the provider's e-mail belongs to a customer
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
