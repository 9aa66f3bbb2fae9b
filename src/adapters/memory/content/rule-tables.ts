import type { RuleTables } from '#core/redirects/rule-tables.port.ts';

/** Keeps nothing, so that a change of the world shows at once. */
export const uncachedRuleTables: RuleTables = { get: (load) => load() };
