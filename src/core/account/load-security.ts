import type { VisitorPorts } from '#core/session/current-visitor.ts';
import { forCustomer } from '#core/session/for-customer.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import type { UseCases } from '#core/use-cases.ts';
import type { SecurityGateway } from './security-gateway.port.ts';

/** How the customer gets in and where he is logged in. Failures: `login-required`, the port's. [ROUTE-29] */
export const loadSecurity =
  (ports: VisitorPorts & { readonly security: SecurityGateway }): UseCases['loadSecurity'] =>
  () =>
    forCustomer(ports)(() => readWithRetry(ports.delay, ports.security.overview));
