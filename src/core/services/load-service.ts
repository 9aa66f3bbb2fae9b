import { forCustomer } from '#core/session/for-customer.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { ok } from '#core/shared/result.ts';
import type { UseCases } from '#core/use-cases.ts';
import type { ServicesPorts } from './load-services.ts';
import { serviceRow } from './service-row.ts';

/** One service of the customer with all that is known of it; another's is `not-found`. [SVC-01, ENT-13] */
export const loadService =
  (ports: ServicesPorts): UseCases['loadService'] =>
  async ({ id }) => {
    const { services, clock, delay } = ports;
    const detail = await forCustomer(ports)(() => readWithRetry(delay, () => services.detail(id)));
    return detail.ok ? ok(serviceRow(detail.value, clock.now())) : detail;
  };
