import { randomBytes } from 'node:crypto';
import type { BufferedRedirectHits } from '#adapters/cms/redirect-hits.ts';
import { graphqlPaymentGateway } from '#adapters/graphql/payment-gateway.ts';
import { serviceClient } from '#adapters/service-client.ts';
import { systemClock } from '#adapters/system/clock.ts';
import { hostContainer } from '#composition/host.ts';
import { hostShared } from '#composition/host-shared.ts';
import type { PaymentGateway } from '#core/payment/payment-gateway.port.ts';
import { createSharedQueries } from './cache/public-queries.ts';
import type { HostEnvironment } from './configuration/environment.ts';
import type { HostDeps } from './deps.ts';
import { gatewayOrigins } from './http/gateway-origins.ts';
import { flashCookie } from './pages/flash-cookie.ts';

type ProcessParts = Pick<HostDeps, 'renderer' | 'files' | 'buildId' | 'isProduction' | 'log'>;

/** How long a page waits for the payment service's first answer, ms. */
const METHODS_TIMEOUT_MS = 2_000;

/** Payment methods, requested without a visitor's token. */
const methodsOf = ({ services }: HostEnvironment): PaymentGateway['methods'] => {
  const service = (path: string) =>
    serviceClient({ baseUrl: path, bearer: null, requestId: 'gateway-origins', timeoutMs: METHODS_TIMEOUT_MS });
  const invoices = service(`${services.invoice}/invoice-gateway/graphql`);
  return graphqlPaymentGateway({ invoices, hub: service(`${services.payment}/payment-hub/graphql`) }, systemClock)
    .methods;
};

export const hostDeps = (
  environment: HostEnvironment,
  parts: ProcessParts,
): HostDeps & { readonly redirectHits: BufferedRedirectHits } => {
  const processPorts = hostShared(environment, parts.log);
  const open = hostContainer(environment, parts.log, processPorts);
  const gateways = gatewayOrigins(methodsOf(environment), systemClock);
  const shared = createSharedQueries(systemClock, environment.cacheSeconds);
  const anonymousUseCases = (requestId: string) => open({ cookies: null, requestId }).useCases;
  return {
    ...parts,
    environment,
    clock: systemClock,
    fetch,
    // Several hosts need the configured secret; one may generate it, because flash messages live one minute.
    flash: flashCookie(environment.secrets.flash ?? [randomBytes(32).toString('hex')]),
    uncachedUseCases: anonymousUseCases,
    redirectHits: processPorts.parts.redirectHits,
    formOrigins: async () => [...environment.entranceOrigins, ...(await gateways())],
    open: (request) => {
      const scope = open(request);
      return { ...scope, useCases: shared(scope.useCases, () => anonymousUseCases(request.requestId)) };
    },
  };
};
