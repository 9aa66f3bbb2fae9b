import type { DomainStatus } from '#core/shared/domains/domain-problems.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { Result } from '#core/shared/result.ts';
import type { Whois } from './whois.ts';

export type DomainAnswer = {
  readonly name: string;
  readonly status: DomainStatus;
  /** Absent when the registry returns none. */
  readonly whois?: Whois;
};

export type DomainRegistry = {
  /** `name` in lower-case ASCII or punycode. Inconclusive is `unknown`. A false `wanted` cancels a queued request. */
  readonly check: (name: string, wanted?: () => boolean) => Promise<Result<DomainAnswer, PortFailure>>;
};
