import { expect, test } from 'vitest';
import type { AutoRenewals } from '#core/services/auto-renewals/auto-renewals.port.ts';
import type { ServiceControl } from '#core/services/service-control.port.ts';
import type { ServiceEnding } from '#core/services/service-ending.port.ts';
import { serviceId } from '#core/shared/ids.ts';
import { expectNotFound, expectRefused, unwrap } from '#test/payment/payment-subject.ts';
import { runServices, type ServiceSubject } from '#test/services/service-subject.ts';

export type AutoRenewalSubject = {
  readonly services: ServiceSubject;
  readonly control: ServiceControl;
  readonly ending: ServiceEnding;
  readonly autoRenewals: AutoRenewals;
  readonly other: AutoRenewals;
  readonly guest: AutoRenewals;
};

/** What every switch of auto-renewal owes its callers. */
export const autoRenewalLaws = (open: () => Promise<AutoRenewalSubject>): void => {
  test('SVC-01 it is off, is switched on and off, once per key, and the log of the service tells it', async () => {
    const { services, control, autoRenewals } = await open();
    const [{ id }] = await runServices(services);
    expect(unwrap(await autoRenewals.list())).toEqual([]);
    const key = services.newIdempotencyKey();
    for (const _ of [1, 2]) unwrap(await autoRenewals.set(id, true, key));
    unwrap(await autoRenewals.set(id, true, services.newIdempotencyKey()));
    expectRefused(await autoRenewals.set(id, false, key), 'idempotency-key-reused');
    expect(unwrap(await autoRenewals.list())).toEqual([id]);
    await services.pass(1_000);
    unwrap(await autoRenewals.set(id, false, services.newIdempotencyKey()));
    expect(unwrap(await autoRenewals.list())).toEqual([]);
    const kinds = unwrap(await control.load(id)).log.map(({ kind }) => kind);
    expect(kinds).toEqual(['auto-renewal-off', 'auto-renewal-on']);
  });

  test('SVC-01 a service that ends with its term is not switched on, but off', async () => {
    const { services, ending, autoRenewals } = await open();
    const [{ id }] = await runServices(services);
    unwrap(await autoRenewals.set(id, true, services.newIdempotencyKey()));
    unwrap(await ending.cancel(id, services.newIdempotencyKey()));
    expectRefused(await autoRenewals.set(id, true, services.newIdempotencyKey()), 'service-action-impossible');
    unwrap(await autoRenewals.set(id, false, services.newIdempotencyKey()));
    expect(unwrap(await autoRenewals.list())).toEqual([]);
  });

  test('SVC-01 only its owner sees and switches it', async () => {
    const { services, autoRenewals, other, guest } = await open();
    const [{ id }] = await runServices(services);
    unwrap(await autoRenewals.set(id, true, services.newIdempotencyKey()));
    expect(unwrap(await other.list())).toEqual([]);
    expectNotFound(await other.set(id, false, services.newIdempotencyKey()));
    expectNotFound(await autoRenewals.set(serviceId('khong-co'), true, services.newIdempotencyKey()));
    const denied = { ok: false, failure: { kind: 'denied' } };
    expect(await guest.list()).toMatchObject(denied);
    expect(await guest.set(id, false, services.newIdempotencyKey())).toMatchObject(denied);
    expect(unwrap(await autoRenewals.list())).toEqual([id]);
  });
};
