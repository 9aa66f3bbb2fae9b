import type { PortFailure } from '#core/shared/failure.ts';
import type { Result } from '#core/shared/result.ts';
import type { Json } from '#core/shared/text/form-fields.ts';

/** A proof of work that the browser solves, or the site key of reCAPTCHA when that is configured. */
export type BotChallenge =
  | { readonly kind: 'work'; readonly challenge: Json }
  | { readonly kind: 'recaptcha'; readonly siteKey: string };

/**
 * Distinguishes people from scripts. A passed check allows registration, codes and resets for ten minutes; without one
 * a few per hour are allowed, so that forms work without JavaScript. A login name that is being guessed at takes the
 * proof with each try, and allows none without. [GQL-09 verifyRecaptcha, ASVS 6.3.1]
 */
export type BotCheck = {
  readonly challenge: () => Promise<Result<BotChallenge, PortFailure>>;
  /** Each proof can be used once. */
  readonly verify: (proof: string) => Promise<Result<boolean, PortFailure>>;
};
