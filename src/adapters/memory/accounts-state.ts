import type { LinkedAccount, Passkey, Provider } from '#core/account/account.ts';

/** Login methods of an account. `usernames` are its unique e-mail addresses and phone numbers. */
export type LoginMethodsRecord = {
  readonly usernames: readonly string[];
  /** Digest; null for accounts created by a provider. */
  readonly password: string | null;
  readonly linked: readonly (LinkedAccount & { readonly externalId: string })[];
  readonly passkeys: readonly Passkey[];
  readonly totp: TotpRecord | null;
};

/** `usedStep`: prevents reuse of an app code. */
export type TotpRecord = {
  readonly secret: string;
  readonly isEnabled: boolean;
  readonly recoveryCodes: readonly string[];
  readonly usedStep: number;
};

/**
 * A token that is not a session: `handover` is a one-time login token from a URL, `pending` belongs to an incomplete
 * account, `ticket` follows a correct password, `reset` can set one password.
 */
export type StepToken = {
  readonly kind: 'handover' | 'pending' | 'ticket' | 'reset';
  readonly userId: string;
  /** ms since 1970 UTC. */
  readonly expiresAt: number;
};

/** A six-digit code. A null `user` means that the requested account does not exist. */
export type CodeRecord = {
  readonly user: string | null;
  readonly username: string;
  readonly code: string;
  /** Secret part of the message's link; empty when there is no link. */
  readonly secret: string;
  readonly left: number;
  readonly expiresAt: number;
};

/** A message that would be sent by SMS or e-mail. */
export type Message = {
  readonly id: string;
  readonly channel: 'sms' | 'email';
  readonly to: string;
  readonly text: string;
  /** ms since 1970 UTC. */
  readonly at: number;
};

/** A user at a provider's page, identified by `state`. */
export type ProviderRequest = {
  readonly provider: Provider;
  readonly returnUrl: string;
  readonly errorUrl: string;
  readonly expiresAt: number;
};

export type AccountsState = {
  /** By account id. */
  readonly loginMethods: Map<string, LoginMethodsRecord>;
  readonly tokens: Map<string, StepToken>;
  /** By purpose. */
  readonly codes: Map<string, CodeRecord>;
  /** Challenges of authenticators and of the bot check; each can be used once. */
  readonly challenges: Map<string, { readonly purpose: string; readonly expiresAt: number }>;
  readonly throttles: Map<string, { readonly count: number; readonly until: number }>;
  readonly requests: Map<string, ProviderRequest>;
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
  outbox: [],
});

export const noLoginMethods: LoginMethodsRecord = {
  usernames: [],
  password: null,
  linked: [],
  passkeys: [],
  totp: null,
};
