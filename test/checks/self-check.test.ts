import { describe, expect, test } from 'vitest';
import { timerDeadline } from '#adapters/system/clock.ts';
import { CHECK_DEADLINE_MS, checkedServices } from '#core/checks/self-check.ts';
import type { Ports } from '#core/ports.ts';
import { fail, ok } from '#core/shared/result.ts';
import { good, openShop } from '#test/kit/shop.ts';

const statesWith = async (change: (ports: Ports) => Partial<Ports>) =>
  Object.fromEntries(
    good(await openShop({ change }).useCases.selfCheck({})).map(({ service, state }) => [service, state]),
  );
const allUp = Object.fromEntries(checkedServices.map((service) => [service, 'up']));

describe('ROUTE-41 the self-check', () => {
  test('ROUTE-41 every service of a sound shop is up, in order, and none takes less than nothing', async () => {
    const checks = good(await openShop().useCases.selfCheck({}));
    expect(checks.map(({ service }) => service)).toEqual(checkedServices);
    expect(checks.every(({ state, ms }) => state === 'up' && ms >= 0)).toBe(true);
  });

  test('ROUTE-41 a failing service is told by its failure, the others are up', async () => {
    for (const kind of ['unreachable', 'garbled', 'denied', 'unknown'] as const)
      expect(
        await statesWith(({ orders }) => ({ orders: { ...orders, statuses: async () => fail({ kind }) } })),
      ).toEqual({
        ...allUp,
        orders: kind,
      });
  });

  test('ROUTE-41 it never throws, whatever a port does', async () => {
    const throwing = () => {
      throw new Error('a bug');
    };
    expect(
      await statesWith(({ catalogue, identity }) => ({
        catalogue: { ...catalogue, units: throwing },
        identity: { ...identity, anonymousToken: async () => throwing() },
      })),
    ).toMatchObject({ catalogue: 'broken', identity: 'broken', content: 'up', places: 'up' });
  });

  test('ROUTE-41 a service that never answers is late, and the others are told', async () => {
    const hanging = new Promise<never>(() => {});
    const states = await statesWith(({ payments }) => ({
      payments: { ...payments, methods: () => hanging },
      deadline: { within: (ms, call) => timerDeadline.within(ms === CHECK_DEADLINE_MS ? 300 : 0, call) },
    }));
    expect(states).toEqual({ ...allUp, payments: 'late' });
  });

  test('ROUTE-41 nothing set is an answer of the content system; a registry that cannot tell of a held name is down', async () => {
    expect(
      await statesWith(({ content, domains }) => ({
        content: { ...content, logo: async () => fail({ kind: 'not-found' }) },
        domains: { ...domains, check: async (name) => ok({ name, status: 'unknown' }) },
      })),
    ).toEqual({ ...allUp, domains: 'unreachable' });
  });

  test('ROUTE-41 asking changes nothing: no cart, no order, no favourite', async () => {
    const shop = openShop();
    const before = JSON.stringify(shop.world.state.orders ?? null);
    await shop.useCases.selfCheck({});
    expect(JSON.stringify(shop.world.state.orders ?? null)).toBe(before);
  });
});
