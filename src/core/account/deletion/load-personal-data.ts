import type { PersonalTable } from '#core/account/account.ts';
import type { SecurityGateway } from '#core/account/security/security-gateway.port.ts';
import { type Nothing, query, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';

/**
 * Everything that the shop stores of the customer; not retried, because the security log records every attempt. Failures:
 * `login-required`, `login-too-old`, `too-many-tries`. [Luật 91/2025/QH15]
 */
export const loadPersonalData = query(
  (ports: VisitorPorts & { readonly security: SecurityGateway }): UseCase<Nothing, readonly PersonalTable[]> =>
    () =>
      callAsCustomer(ports)(ports.security.personalData),
);
