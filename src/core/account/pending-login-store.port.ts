import type { Token } from '#core/shared/ids.ts';
import type { ReturnPath } from '#core/shared/return-path.ts';
import type { PendingLoginStep, Provider, SentCode } from './account.ts';

/** State that this browser stores between two login steps. */
export type PendingLogin = {
  readonly step: PendingLoginStep;
  /** 128 random bits that bind the login to this browser. Stored with the step in the cookie authInfo. */
  readonly state: string;
  readonly provider: Provider | null;
  /** Login id of the step. */
  readonly userId: string | null;
  /** Provider account to be linked. */
  readonly externalId: string | null;
  /** Token, ticket or key of the step; never a session token. */
  readonly token: Token | null;
  readonly code: Pick<SentCode, 'sentTo' | 'expiresAt' | 'outbox'> | null;
  /** Whether the resulting session lasts 30 days. */
  readonly remembered: boolean;
  /** Where the log-in leads in the end. */
  readonly returnPath: ReturnPath;
};

/**
 * Stores the pending login in HttpOnly session cookies: token, providerId, userLoginId, extAuthId, urlData, authInfo;
 * for Zalo, token_zalo and userLoginId_zalo replace two of them. Unreadable cookies count as no pending login.
 * [COOK-01, ACC-04]
 */
export type PendingLoginStore = {
  readonly read: () => PendingLogin | null;
  readonly save: (trail: PendingLogin) => void;
  readonly clear: () => void;
};
