import { expect, test } from 'vitest';
import { withSharedMethods, withSharedUnits } from '#composition/shared-lists.ts';
import { cachedLists } from '#host/cache/shared-lists.ts';
import { always, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { expectOk, openShop } from '#test/kit/fakes/shop.ts';
import { cacheParts } from './cache-parts.ts';

/** Ports of several requests of one host, and the calls that reached the services. */
const open = (change: (name: string) => boolean = () => false) => {
  const { ports } = openShop();
  const calls: string[] = [];
  const counted = <Port extends object>(port: Port): Port =>
    withFaults(port, (method) => {
      calls.push(method);
      return change(method) ? unreachable : null;
    });
  const lists = cachedLists(cacheParts(), null);
  const request = () => ({
    units: withSharedUnits(lists, counted(ports.administrativeUnits)),
    payments: withSharedMethods(lists, counted(ports.payments)),
  });
  return { ports, calls, request };
};

test('SDK-06 PAY-01 requests of a host share the provinces, the wards of each and the payment methods', async () => {
  const { ports, calls, request } = open();
  const [province, other] = expectOk(await ports.administrativeUnits.provinces());
  for (const { units, payments } of [request(), request(), request()]) {
    expect(await units.provinces()).toEqual(await ports.administrativeUnits.provinces());
    for (const { code } of [province, other].filter((each) => each !== undefined))
      expect(await units.wards(code)).toEqual(await ports.administrativeUnits.wards(code));
    expect(await payments.methods()).toEqual(await ports.payments.methods());
  }
  expect(calls).toEqual(['provinces', 'wards', 'wards', 'methods']);
});

test('ERR-02 a list that could not be read is asked for again', async () => {
  let isDown = true;
  const { ports, request } = open(() => isDown);
  expect(await request().units.provinces()).toEqual(
    await withFaults(ports.administrativeUnits, always(unreachable, 'provinces')).provinces(),
  );
  isDown = false;
  expect(await request().units.provinces()).toEqual(await ports.administrativeUnits.provinces());
});
