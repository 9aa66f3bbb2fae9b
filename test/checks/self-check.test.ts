import { describe, expect, test } from 'vitest';
import { timerDeadline } from '#adapters/system/clock.ts';
import { CHECK_DEADLINE_MS, checkedServices } from '#core/checks/self-check.ts';
import type { Ports } from '#core/ports.ts';
import { fail, ok } from '#core/shared/result.ts';
import { expectOk, openShop } from '#test/kit/fakes/shop.ts';

const statesWith = async (change: (ports: Ports) => Partial<Ports>) =>
  Object.fromEntries(
    expectOk(await openShop({ change }).useCases.selfCheck({})).map(({ service, state }) => [service, state]),
  );
const allUp = Object.fromEntries(checkedServices.map((service) => [service, 'up']));

describe('ROUTE-41 the self-check', () => {
  test('ROUTE-41 every service of a healthy shop is up, in order, with a non-negative duration', async () => {
    const checks = expectOk(await openShop().useCases.selfCheck({}));
    expect(checks.map(({ service }) => service)).toEqual(checkedServices);
    expect(checks.every(({ state, durationMs }) => state === 'up' && durationMs >= 0)).toBe(true);
  });

  test('ROUTE-41 a failing service reports its failure, the others are up', async () => {
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
        identity: { ...identity, createAnonymousToken: async () => throwing() },
      })),
    ).toMatchObject({ catalogue: 'broken', identity: 'broken', content: 'up', places: 'up' });
  });

  test('ROUTE-41 a service that never answers is late, and the others are still reported', async () => {
    const hanging = new Promise<never>(() => {});
    const states = await statesWith(({ payments }) => ({
      payments: { ...payments, methods: () => hanging },
      deadline: { within: (ms, call) => timerDeadline.within(ms === CHECK_DEADLINE_MS ? 300 : 0, call) },
    }));
    expect(states).toEqual({ ...allUp, payments: 'late' });
  });

  test('ROUTE-41 missing content is a valid answer; a registry that does not know a registered name is unreachable', async () => {
    expect(
      await statesWith(({ content, domains }) => ({
        content: { ...content, logo: async () => fail({ kind: 'not-found' }) },
        domains: { ...domains, check: async (name) => ok({ name, status: 'unknown' }) },
      })),
    ).toEqual({ ...allUp, domains: 'unreachable' });
  });

  test('ROUTE-41 the self-check changes nothing: no cart, no order, no favourite', async () => {
    const shop = openShop();
    const before = JSON.stringify(shop.world.state.orders ?? null);
    await shop.useCases.selfCheck({});
    expect(JSON.stringify(shop.world.state.orders ?? null)).toBe(before);
  });
});
