import type { PortFailure } from '#core/shared/failure.ts';
import type { Json } from '#core/shared/form-fields.ts';
import type { Result } from '#core/shared/result.ts';

/**
 * Task that a browser solves before registration: a proof of work, or the site key of reCAPTCHA when that is
 * configured.
 */
export type BotChallenge =
  | { readonly kind: 'work'; readonly challenge: Json }
  | { readonly kind: 'recaptcha'; readonly siteKey: string };

/**
 * Distinguishes people from scripts. After a successful check a visitor may register, request codes and reset passwords
 * for ten minutes. Unchecked visitors may do so a few times per hour, so that forms work without JavaScript. [GQL-09
 * verifyRecaptcha]
 */
export type BotCheck = {
  readonly challenge: () => Promise<Result<BotChallenge, PortFailure>>;
  /** Whether the proof is valid; each proof can be used once. */
  readonly verify: (proof: string) => Promise<Result<boolean, PortFailure>>;
};
