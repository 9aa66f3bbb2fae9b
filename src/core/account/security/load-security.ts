import type { SecurityOverview } from '#core/account/account.ts';
import { type Nothing, query, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import type { SecurityGateway } from './security-gateway.port.ts';

/** Login methods and sessions. Failures: `login-required`. [ROUTE-29] */
export const loadSecurity = query(
  (ports: VisitorPorts & { readonly security: SecurityGateway }): UseCase<Nothing, SecurityOverview> =>
    () =>
      callAsCustomer(ports)(() => readWithRetry(ports.delay, ports.security.overview)),
);
