import type { Content } from '#core/content/content.port.ts';
import type { RedirectDecision } from '#core/content/redirect-rule.ts';
import { publicQuery, type UseCase } from '#core/failures/operation.ts';
import type { Clock, Deadline, Log } from '#core/shared/environment.port.ts';
import { ok } from '#core/shared/result.ts';
import type { ShopSettings } from '#core/shared/settings.ts';
import { createRuleTable, decideRedirect, findRule } from './decide-redirect.ts';
import type { RedirectHits } from './redirect-hits.port.ts';
import type { RuleTables } from './rule-tables.port.ts';

export type CheckRedirectPorts = {
  readonly content: Content;
  readonly ruleTables: RuleTables;
  readonly redirectHits: RedirectHits;
  readonly settings: ShopSettings;
  readonly clock: Clock;
  readonly deadline: Deadline;
  readonly log: Log;
};

/** How long a page waits for the rules, in ms. */
const TIMEOUT_MS = 1_000;

/** Counts a rule that applies. Without the rules the page continues; failures are only logged. [RED-01 to RED-05] */
export const checkRedirect = publicQuery(
  // The table of rules has its own cache.
  { seconds: 0 },
  ({
    content,
    ruleTables,
    redirectHits,
    settings: { site },
    clock,
    deadline,
    log,
  }: CheckRedirectPorts): UseCase<{ readonly path: string }, RedirectDecision> =>
    async ({ path }) => {
      const loading = ruleTables.get(async () => {
        const rules = await content.redirects();
        return rules.ok ? ok(createRuleTable(rules.value, site)) : rules;
      });
      const table = await deadline.within(TIMEOUT_MS, loading);
      if (table === 'late' || !table.ok) {
        log.warn('Failed to fetch redirect rules', { kind: table === 'late' ? 'late' : table.failure.kind });
        return ok({ kind: 'continue' });
      }
      const rules = { table: table.value, now: clock.now(), site };
      const decision = decideRedirect(path, rules);
      if (decision.kind === 'redirect' || decision.kind === 'gone')
        redirectHits.count(findRule(path, rules)?.urlOld ?? path);
      return ok(decision);
    },
);
