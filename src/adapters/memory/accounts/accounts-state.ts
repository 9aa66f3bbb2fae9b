import type { LinkedAccount, Passkey, Provider } from '#core/account/account.ts';
import type { ContactChange } from '#core/account/profile/contact-change.ts';
import type { OrderId } from '#core/shared/ids.ts';

/** `usernames` are unique e-mail addresses and phone numbers. */
export type LoginMethodsRecord = {
  readonly usernames: readonly string[];
  /** Digest; null for a provider's account. */
  readonly password: string | null;
  readonly linked: readonly (LinkedAccount & { readonly externalId: string })[];
  readonly passkeys: readonly Passkey[];
  readonly totp: TotpRecord | null;
};

/** `usedStep` prevents reuse of a code. */
export type TotpRecord = {
  readonly secret: string;
  readonly isEnabled: boolean;
  readonly recoveryCodes: readonly string[];
  readonly usedStep: number;
};

/** `handover` comes from a URL, `pending` is an incomplete account, `ticket` follows a password, `reset` sets one. */
export type StepToken = {
  readonly kind: 'handover' | 'pending' | 'ticket' | 'reset';
  readonly userId: string;
  /** Token of the anonymous visitor who got it; null for other kinds than `pending`. */
  readonly browser: string | null;
  /** ms since 1970 UTC. */
  readonly expiresAt: number;
};

/** A null `user`: the requested account does not exist. */
export type CodeRecord = {
  readonly user: string | null;
  readonly username: string;
  readonly code: string;
  /** Secret part of the message's link; empty when there is no link. */
  readonly secret: string;
  readonly left: number;
  readonly expiresAt: number;
};

export type Message = {
  readonly id: string;
  readonly channel: 'sms' | 'email';
  readonly to: string;
  readonly text: string;
  /** ms since 1970 UTC. */
  readonly at: number;
  /** The order whose buyer it is written to. */
  readonly order?: OrderId;
  /** The mail server never takes it. */
  readonly isRefused?: boolean;
};

export type ProviderRequest = {
  readonly provider: Provider;
  readonly returnUrl: string;
  readonly errorUrl: string;
  readonly expiresAt: number;
};

/** By account id and field. */
export type ContactRecord = ContactChange & { readonly userId: string };

export type AccountsState = {
  /** By account id. */
  readonly loginMethods: Map<string, LoginMethodsRecord>;
  readonly tokens: Map<string, StepToken>;
  readonly codes: Map<string, CodeRecord>;
  /** Of authenticators and the bot check; each works once. */
  readonly challenges: Map<string, { readonly purpose: string; readonly expiresAt: number }>;
  readonly throttles: Map<string, { readonly count: number; readonly until: number }>;
  readonly requests: Map<string, ProviderRequest>;
  readonly contactChanges: Map<string, ContactRecord>;
  /** When the account is deleted, in ms since 1970 UTC, by account id. */
  readonly deletions: Map<string, number>;
  /** Oldest first. */
  readonly outbox: Message[];
};

export const noAccounts = (): AccountsState => ({
  loginMethods: new Map(),
  tokens: new Map(),
  codes: new Map(),
  challenges: new Map(),
  throttles: new Map(),
  requests: new Map(),
  contactChanges: new Map(),
  deletions: new Map(),
  outbox: [],
});

export const noLoginMethods: LoginMethodsRecord = {
  usernames: [],
  password: null,
  linked: [],
  passkeys: [],
  totp: null,
};
