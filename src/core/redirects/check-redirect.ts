import type { Content } from '#core/content/content.port.ts';
import type { RedirectDecision } from '#core/content/redirect-rule.ts';
import { publicQuery, type UseCase } from '#core/failures/operation.ts';
import type { Clock, Log } from '#core/shared/environment.port.ts';
import { ok } from '#core/shared/result.ts';
import type { ShopSettings } from '#core/shared/settings.ts';
import { decideRedirect } from './decide-redirect.ts';
import type { RedirectHits } from './redirect-hits.port.ts';

export type CheckRedirectPorts = {
  readonly content: Content;
  readonly redirectHits: RedirectHits;
  readonly settings: ShopSettings;
  readonly clock: Clock;
  readonly log: Log;
};

export type CheckRedirectInput = {
  readonly path: string;
  readonly uncounted?: boolean;
};

/** Failures are only logged. Counts an applied rule unless the caller caches and counts itself. [RED-01 to RED-05] */
export const checkRedirect = publicQuery(
  // The host's redirect gate has its own cache.
  { seconds: 0 },
  ({
    content,
    redirectHits,
    settings,
    clock,
    log,
  }: CheckRedirectPorts): UseCase<CheckRedirectInput, RedirectDecision> =>
    async ({ path, uncounted = false }) => {
      const rules = await content.redirectsFor(path);
      if (!rules.ok) log.warn('Failed to fetch redirect rules', { kind: rules.failure.kind });
      if (!rules.ok) return ok({ kind: 'continue' });
      const decision = decideRedirect(rules.value, path, clock.now(), settings.site);
      if (!uncounted && (decision.kind === 'redirect' || decision.kind === 'gone')) redirectHits.count(path);
      return ok(decision);
    },
);
