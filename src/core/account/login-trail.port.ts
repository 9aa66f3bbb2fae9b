import type { Token } from '#core/shared/ids.ts';
import type { ReturnPath } from '#core/shared/return-path.ts';
import type { Provider, SentCode, TrailStep } from './account.ts';

/** What this browser remembers between two steps of a log-in. */
export type Trail = {
  readonly step: TrailStep;
  /** 128 random bits: only who began in this browser goes on in it. The cookie authInfo holds them beside the step. */
  readonly state: string;
  readonly provider: Provider | null;
  /** Log-in that the step is about. */
  readonly userId: string | null;
  /** Account at the provider that waits to be linked. */
  readonly externalId: string | null;
  /** The token, ticket or key of the step; never a session. */
  readonly token: Token | null;
  readonly code: Pick<SentCode, 'sentTo' | 'expiresAt' | 'outbox'> | null;
  /** Whether the session that comes of it is kept for 30 days. */
  readonly remembered: boolean;
  /** Where the log-in leads in the end. */
  readonly returnPath: ReturnPath;
};

/**
 * The trail of a log-in, behind HttpOnly cookies that end with the browser session: token, providerId, userLoginId,
 * extAuthId, urlData, authInfo, and token_zalo and userLoginId_zalo in place of two of them where the provider is Zalo.
 * What cannot be read is no trail. [COOK-01, ACC-04]
 */
export type LoginTrail = {
  readonly read: () => Trail | null;
  readonly keep: (trail: Trail) => void;
  readonly drop: () => void;
};
