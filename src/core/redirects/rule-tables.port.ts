import type { PortFailure } from '#core/shared/failure.ts';
import type { Result } from '#core/shared/result.ts';
import type { RuleTable } from './decide-redirect.ts';

export type RuleTableAnswer = Result<RuleTable, PortFailure>;

/** Keeps the table of all redirect rules for a short time for all requests, which share one `load`. */
export type RuleTables = { readonly get: (load: () => Promise<RuleTableAnswer>) => Promise<RuleTableAnswer> };
