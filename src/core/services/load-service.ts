import { query, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { ok } from '#core/shared/result.ts';
import type { ServicesPorts } from './load-services.ts';
import type { ServiceDetail, ServiceRow } from './service.ts';
import { toServiceRow } from './service-row.ts';

/** Another customer's is `not-found`. [SVC-01, ENT-13] */
export const loadService = query(
  (ports: ServicesPorts): UseCase<{ readonly id: ServiceId }, ServiceDetail & Omit<ServiceRow, keyof ServiceDetail>> =>
    async ({ id }) => {
      const { services, clock, delay } = ports;
      const detail = await callAsCustomer(ports)(() => readWithRetry(delay, () => services.detail(id)));
      return detail.ok ? ok(toServiceRow(detail.value, clock.now())) : detail;
    },
);
