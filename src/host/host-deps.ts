import { randomBytes } from 'node:crypto';
import type { BufferedRedirectHits } from '#adapters/cms/redirect-hits.ts';
import { graphqlAccountGateway } from '#adapters/graphql/account-gateway.ts';
import { graphqlPaymentGateway } from '#adapters/graphql/payment-gateway.ts';
import { systemClock, timerDeadline } from '#adapters/system/clock.ts';
import { hostContainer } from '#composition/host.ts';
import type { HostProcess } from '#composition/host-settings.ts';
import { hostShared } from '#composition/host-shared.ts';
import { backgroundCall, type ServiceAddress, serviceAddresses } from '#composition/request-parts.ts';
import { ok } from '#core/shared/result.ts';
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

/** How long a page waits for the first answer of a service, ms. */
const ORIGINS_TIMEOUT_MS = 2_000;
const ORIGINS_TASK = 'form-origins';

const loadGatewayOrigins = (environment: HostEnvironment, host: HostProcess) => {
  const at = serviceAddresses(environment);
  const client = (address: ServiceAddress) => backgroundCall(host, address, ORIGINS_TASK, ORIGINS_TIMEOUT_MS);
  const { methods } = graphqlPaymentGateway(
    {
      invoices: client(at('invoice', '/invoice-gateway/graphql')),
      hub: client(at('payment', '/payment-hub/graphql')),
    },
    systemClock,
  );
  return async () => {
    const found = await methods();
    return found.ok ? ok(found.value.flatMap(({ redirectOrigins }) => redirectOrigins)) : found;
  };
};

const loadProviderOrigins = (environment: HostEnvironment, host: HostProcess) => {
  const at = serviceAddresses(environment)('auth', '/authorization-gateway/graphql');
  const accounts = graphqlAccountGateway(backgroundCall(host, at, ORIGINS_TASK, ORIGINS_TIMEOUT_MS));
  return async () => {
    const found = await accounts.loginProviders();
    return found.ok ? ok(found.value.flatMap(({ origins }) => origins)) : found;
  };
};

export const hostDeps = (
  environment: HostEnvironment,
  parts: ProcessParts,
): HostDeps & { readonly redirectHits: BufferedRedirectHits } => {
  const caches: CacheParts = { clock: systemClock, deadline: timerDeadline, revision: createRevision() };
  const host = hostProcess(caches, environment.cacheSeconds, parts);
  const processPorts = hostShared(environment, parts.log, host);
  const open = hostContainer(environment, parts.log, host, processPorts);
  const gateways = knownOrigins(loadGatewayOrigins(environment, host), systemClock);
  const providers = knownOrigins(loadProviderOrigins(environment, host), systemClock);
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
