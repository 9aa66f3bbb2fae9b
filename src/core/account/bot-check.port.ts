import type { PortFailure } from '#core/shared/failure.ts';
import type { Json } from '#core/shared/form-fields.ts';
import type { Result } from '#core/shared/result.ts';

/** What a browser works on before it may register: a proof of work, or the site key of reCAPTCHA where that is configured. */
export type BotChallenge =
  | { readonly kind: 'work'; readonly challenge: Json }
  | { readonly kind: 'recaptcha'; readonly siteKey: string };

/**
 * Tells people's browsers from scripts. A visitor who has passed may register, ask for codes and reset passwords for ten
 * minutes; one who has not may do so a few times an hour, so that forms work without a script. [GQL-09 verifyRecaptcha]
 */
export type BotCheck = {
  readonly challenge: () => Promise<Result<BotChallenge, PortFailure>>;
  /** Whether the proof holds; each counts once. */
  readonly verify: (proof: string) => Promise<Result<boolean, PortFailure>>;
};
