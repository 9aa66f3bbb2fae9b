import type { LinkedLogin, Passkey, Provider } from '#core/account/account.ts';

/** How one account is entered. `usernames` are the e-mail addresses and phone numbers that nobody else may take. */
export type WaysRecord = {
  readonly usernames: readonly string[];
  /** Digest; null where a provider made the account. */
  readonly password: string | null;
  readonly linked: readonly (LinkedLogin & { readonly externalId: string })[];
  readonly passkeys: readonly Passkey[];
  readonly totp: TotpRecord | null;
};

/** `usedStep`: a code of the app counts once. */
export type TotpRecord = {
  readonly secret: string;
  readonly on: boolean;
  readonly recoveryCodes: readonly string[];
  readonly usedStep: number;
};

/**
 * A token that is no session: `handover` came in an address, `pending` belongs to an account that waits for something,
 * `ticket` follows a right password, `reset` may set one password.
 */
export type StepToken = {
  readonly kind: 'handover' | 'pending' | 'ticket' | 'reset';
  readonly userId: string;
  /** ms since 1970 UTC. */
  readonly expiresAt: number;
};

/** A code of six digits. `user` null: it was asked for an account that is not there. */
export type CodeRecord = {
  readonly user: string | null;
  readonly username: string;
  readonly code: string;
  /** What the link of the message holds beside the key; empty where there is no link. */
  readonly secret: string;
  readonly left: number;
  readonly expiresAt: number;
};

/** A message that would go out by SMS or e-mail. */
export type Message = {
  readonly id: string;
  readonly channel: 'sms' | 'email';
  readonly to: string;
  readonly text: string;
  /** ms since 1970 UTC. */
  readonly at: number;
};

/** Somebody who went to a provider's page; `state` names him. */
export type ProviderRequest = {
  readonly provider: Provider;
  readonly returnUrl: string;
  readonly errorUrl: string;
  readonly expiresAt: number;
};

export type AccountsState = {
  /** By id of the account. */
  readonly ways: Map<string, WaysRecord>;
  readonly tokens: Map<string, StepToken>;
  /** By what they are for. */
  readonly codes: Map<string, CodeRecord>;
  /** Challenges of authenticators and of the bot check, each good once. */
  readonly challenges: Map<string, { readonly purpose: string; readonly expiresAt: number }>;
  readonly throttles: Map<string, { readonly count: number; readonly until: number }>;
  readonly requests: Map<string, ProviderRequest>;
  /** Oldest first. */
  readonly outbox: Message[];
};

export const noAccounts = (): AccountsState => ({
  ways: new Map(),
  tokens: new Map(),
  codes: new Map(),
  challenges: new Map(),
  throttles: new Map(),
  requests: new Map(),
  outbox: [],
});

export const noWays: WaysRecord = { usernames: [], password: null, linked: [], passkeys: [], totp: null };
