import type { DomainStatus } from '#core/shared/domain-problems.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { Result } from '#core/shared/result.ts';
import type { Whois } from './whois.ts';

export type DomainAnswer = {
  readonly name: string;
  readonly status: DomainStatus;
  /** Public registration data of a registered name; absent when the registry returns none. */
  readonly whois?: Whois;
};

export type DomainRegistry = {
  /**
   * `name`: with extension, lower case, ASCII or punycode. An inconclusive answer is `unknown`, never `available`.
   * `wanted` is called before a queued request is sent; false cancels it.
   */
  readonly check: (name: string, wanted?: () => boolean) => Promise<Result<DomainAnswer, PortFailure>>;
};
