import type { Content } from '#core/content/content.port.ts';
import type { ShopSettings } from '#core/settings.ts';
import type { Clock, Log } from '#core/shared/environment.port.ts';
import { ok } from '#core/shared/result.ts';
import type { UseCases } from '#core/use-cases.ts';
import { decideRedirect } from './decide-redirect.ts';

export type CheckRedirectPorts = {
  readonly content: Content;
  readonly settings: ShopSettings;
  readonly clock: Clock;
  readonly log: Log;
};

/** What the content system's rules say about a path. Trouble is only logged and the page continues. [RED-01 to RED-05] */
export const checkRedirect =
  ({ content, settings, clock, log }: CheckRedirectPorts): UseCases['checkRedirect'] =>
  async ({ path }) => {
    const rules = await content.redirectsFor(path);
    if (!rules.ok) log.warn('Failed to fetch redirect rules', { kind: rules.failure.kind });
    return ok(rules.ok ? decideRedirect(rules.value, path, clock.now(), settings.site) : { kind: 'continue' });
  };
