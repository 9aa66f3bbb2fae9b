import type { PortFailure } from '#core/shared/failure.ts';
import type { Result } from '#core/shared/result.ts';

/** Only a definite `available` may be sold. [DOM-04] */
export type DomainStatus = 'available' | 'registered' | 'reserved' | 'invalid' | 'unknown';

export type DomainAnswer = { readonly name: string; readonly status: DomainStatus };

export type DomainRegistry = {
  /** `name` with its extension, lower case, ASCII or punycode. Doubt is `unknown`, never `available`. */
  readonly check: (name: string) => Promise<Result<DomainAnswer, PortFailure>>;
};
export const DOMAIN_REGISTRY = Symbol('DomainRegistry');
