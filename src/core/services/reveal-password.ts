import { forCustomer } from '#core/session/for-customer.ts';
import * as paths from '#core/shared/paths.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { ok } from '#core/shared/result.ts';
import type { UseCases } from '#core/use-cases.ts';
import type { ServicesPorts } from './load-services.ts';

/**
 * The password that a machine was handed over with. A command, so that it stands in no cache, in no address and in no
 * page that is sent ahead; it changes nothing. [ENT-13]
 */
export const revealPassword =
  (ports: ServicesPorts): UseCases['revealPassword'] =>
  async ({ id }) => {
    const password = await forCustomer(ports)(() => readWithRetry(ports.delay, () => ports.services.reveal(id)));
    return password.ok
      ? ok({ password: password.value, goTo: paths.service(id), notice: null, notify: null })
      : password;
  };
