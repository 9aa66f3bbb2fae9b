import { randomBytes } from 'node:crypto';
import type { BufferedRedirectHits } from '#adapters/cms/redirect-hits.ts';
import { systemClock, timerDeadline } from '#adapters/system/clock.ts';
import { formOriginsOf } from '#composition/form-origins.ts';
import { hostContainer } from '#composition/host.ts';
import { hostShared } from '#composition/host-shared.ts';
import type { CacheParts } from './cache/fresh-cache.ts';
import { hostProcess } from './cache/host-process.ts';
import { createSharedQueries } from './cache/public-queries.ts';
import { createRevision } from './cache/revision.ts';
import type { HostEnvironment } from './configuration/environment.ts';
import type { HostDeps } from './deps.ts';
import { knownOrigins } from './http/form-origins.ts';
import { flashCookie } from './pages/flash-cookie.ts';

type ProcessParts = Pick<
  HostDeps,
  'renderer' | 'files' | 'buildId' | 'isProduction' | 'log' | 'metrics' | 'isDraining'
>;

export const hostDeps = (
  environment: HostEnvironment,
  parts: ProcessParts,
): HostDeps & { readonly redirectHits: BufferedRedirectHits } => {
  const caches: CacheParts = { clock: systemClock, deadline: timerDeadline, revision: createRevision() };
  const host = hostProcess(caches, environment.cacheSeconds, parts);
  const processPorts = hostShared(environment, parts.log, host);
  const open = hostContainer(environment, parts.log, host, processPorts);
  const origins = formOriginsOf(environment, parts.log, host, processPorts);
  const gateways = knownOrigins(origins.gateways, systemClock);
  const providers = knownOrigins(origins.providers, systemClock);
  const shared = createSharedQueries(caches, environment.cacheSeconds);
  const anonymousUseCases = (requestId: string) => open({ cookies: null, requestId }).useCases;
  return {
    ...parts,
    ...caches,
    contentNoticeSecrets: environment.secrets.contentNotices,
    environment,
    fetch,
    // Several hosts need the configured secret; one may generate it, because flash messages live one minute.
    flash: flashCookie(environment.secrets.flash ?? [randomBytes(32).toString('hex')]),
    uncachedUseCases: anonymousUseCases,
    redirectHits: processPorts.parts.redirectHits,
    formOrigins: async () => [...environment.entranceOrigins, ...(await Promise.all([gateways(), providers()])).flat()],
    open: (request) => {
      const scope = open(request);
      return { ...scope, useCases: shared(scope.useCases, () => anonymousUseCases(request.requestId)) };
    },
  };
};
