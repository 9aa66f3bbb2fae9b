import type { RuleTableAnswer, RuleTables } from '#core/redirects/rule-tables.port.ts';
import { classifyResult } from './classify-result.ts';
import { type CacheParts, freshCache } from './fresh-cache.ts';

/** In seconds. */
const TTL = 30;

/** `most`: maximum TTL in seconds; null: none. */
export const cachedRuleTables = (parts: CacheParts, most: number | null): RuleTables => {
  const cache = freshCache<RuleTableAnswer>(parts, { maxSize: 1, sizeOf: () => 1 });
  const ttl = Math.min(TTL, most ?? TTL) * 1_000;
  return {
    get: (load) => cache.get({ key: 'rules', ttl, ask: load, classify: classifyResult, refreshesBehind: true }),
  };
};
