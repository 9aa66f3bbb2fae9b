import type { PendingLoginStep, Provider, SentCode } from '#core/account/account.ts';
import type { Token } from '#core/shared/ids.ts';
import type { ReturnPath } from '#core/shared/return-path.ts';

export type PendingLogin = {
  readonly step: PendingLoginStep;
  /** 128 random bits that bind the login to this browser. */
  readonly state: string;
  readonly provider: Provider | null;
  readonly userId: string | null;
  readonly externalId: string | null;
  /** Token, ticket or key of the step. A session token only of another place, until the question «Tiếp tục …?». */
  readonly token: Token | null;
  /** What a portal shares with the token. */
  readonly portalToken: Token | null;
  readonly code: Pick<SentCode, 'sentTo' | 'expiresAt' | 'outbox'> | null;
  /** Whether the resulting session lasts 30 days. */
  readonly remembered: boolean;
  readonly returnPath: ReturnPath;
};

/**
 * The pending login in HttpOnly session cookies: token, providerId, userLoginId, extAuthId, urlData, authInfo; Zalo
 * uses token_zalo and userLoginId_zalo. Unreadable cookies count as none. [COOK-01, ACC-04]
 */
export type PendingLoginStore = {
  readonly read: () => PendingLogin | null;
  readonly save: (pendingLogin: PendingLogin) => void;
  readonly clear: () => void;
};
