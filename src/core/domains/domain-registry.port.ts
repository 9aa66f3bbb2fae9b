import type { DomainStatus } from '#core/shared/domain-problems.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { Result } from '#core/shared/result.ts';
import type { Whois } from './whois.ts';

export type DomainAnswer = {
  readonly name: string;
  readonly status: DomainStatus;
  /** What the registry tells everybody of a taken name; left out where it tells nothing. */
  readonly whois?: Whois;
};

export type DomainRegistry = {
  /**
   * `name` with its extension, lower case, ASCII or punycode. Doubt is `unknown`, never `available`. `wanted` is asked
   * before a question that had to wait is put: where nobody wants the answer any more it is not put.
   */
  readonly check: (name: string, wanted?: () => boolean) => Promise<Result<DomainAnswer, PortFailure>>;
};
