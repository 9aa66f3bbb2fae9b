import fc from 'fast-check';
import { expect, test } from 'vitest';
import { controlKinds } from '#core/control-rules/power.ts';
import { fail, ok } from '#core/shared/result.ts';
import { customerShop, placePaidOrder } from '#test/kit/customer.ts';
import { expectFailure, expectOk, freshIdempotencyKey, kindOf, openShop, type Shop } from '#test/kit/fakes/shop.ts';

const openShopWithServer = async () => {
  const shop = await customerShop();
  await placePaidOrder(shop);
  shop.world.state.now += 60_000;
  const [service] = expectOk(await shop.useCases.loadServices({ filter: 'all', keyword: null })).services;
  if (!service) throw new Error('a paid order has a service');
  return { shop, service };
};

const press = () => ({ idempotencyKey: freshIdempotencyKey() });
const controlOf = async ({ useCases }: Shop, id: Parameters<Shop['useCases']['loadService']>[0]['id']) =>
  expectOk(await useCases.loadServiceControl({ id }));

test('SVC-01 a reinstallation needs the typed name of the service; any other text changes nothing', async () => {
  const { shop, service } = await openShopWithServer();
  const { id, name } = service;
  const { systems } = await controlOf(shop, id);
  const [system = ''] = systems;
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.constantFrom('', name.slice(1), name.toUpperCase())), async (typed) => {
      fc.pre(typed.trim() !== name);
      const refused = await shop.useCases.reinstallService({ id, system, confirmation: typed, ...press() });
      expect(expectFailure(refused)).toEqual({ kind: 'invalid-fields', fields: { confirmation: 'service-name' } });
    }),
    { numRuns: 25 },
  );
  expect((await controlOf(shop, id)).log).toEqual([]);
  expectOk(await shop.useCases.reinstallService({ id, system, confirmation: ` ${name} `, ...press() }));
  expect(await controlOf(shop, id)).toMatchObject({ state: 'reinstalling', actions: [] });
});

test('SVC-01 a page offers exactly the actions that would be accepted', async () => {
  const { shop, service } = await openShopWithServer();
  const { id, name } = service;
  for (const first of ['stop', 'start', 'reboot', 'reset-password'] as const) {
    const { actions, systems } = await controlOf(shop, id);
    for (const kind of controlKinds.filter((each) => !actions.includes(each))) {
      const [system = ''] = systems;
      const answer =
        kind === 'reinstall'
          ? await shop.useCases.reinstallService({ id, system, confirmation: name, ...press() })
          : await shop.useCases.controlService({ id, action: kind, ...press() });
      expect([kind, kindOf(answer)]).toEqual([kind, 'service-action-impossible']);
    }
    expectOk(await shop.useCases.controlService({ id, action: first, ...press() }));
    shop.world.state.now += 120_000;
  }
});

test('SVC-01 an answer that was lost is asked again with the same key, so that the server reboots once', async () => {
  const { shop, service } = await openShopWithServer();
  let isLost = true;
  const lossy = openShop({
    world: shop.world,
    browser: shop.browser,
    change: ({ control }) => ({
      control: {
        ...control,
        run: async (...given) => {
          const answer = await control.run(...given);
          const lost = isLost;
          isLost = false;
          return lost ? fail({ kind: 'unknown' }) : answer;
        },
      },
    }),
  });
  const { id } = service;
  const outcome = expectOk(await lossy.useCases.controlService({ id, action: 'reboot', ...press() }));
  expect(outcome).toMatchObject({ notice: 'service-rebooting', goTo: `/service/${id}` });
  expect((await controlOf(shop, id)).log).toHaveLength(1);
});

test('SVC-01 a name keeps to its length, and the new password is shown once', async () => {
  const { shop, service } = await openShopWithServer();
  const { id } = service;
  const long = await shop.useCases.renameService({ id, name: 'a'.repeat(61), note: '', ...press() });
  expect(expectFailure(long)).toEqual({ kind: 'invalid-fields', fields: { name: 'too-long' } });
  expectOk(await shop.useCases.renameService({ id, name: '  Máy   chính ', note: 'x', ...press() }));
  expect(expectOk(await shop.useCases.loadService({ id })).name).toBe('Máy chính');
  expectOk(await shop.useCases.controlService({ id, action: 'reset-password', ...press() }));
  shop.world.state.now += 60_000;
  const { secret } = expectOk(await shop.useCases.takePassword({ id, ...press() }));
  expect(secret).toMatch(/^.{16,}$/);
  expect(kindOf(await shop.useCases.takePassword({ id, ...press() }))).toBe('not-found');
});

test('SVC-01 what whoever looks after the service cannot do is on no page', async () => {
  const { shop, service } = await openShopWithServer();
  const limited = openShop({
    world: shop.world,
    browser: shop.browser,
    change: ({ control }) => ({
      control: {
        ...control,
        load: async (id) => {
          const found = await control.load(id);
          return found.ok ? ok({ ...found.value, offered: ['power', 'rename'] }) : found;
        },
      },
    }),
  });
  const { abilities, actions } = await controlOf(limited, service.id);
  expect([abilities, actions]).toEqual([
    ['power', 'rename'],
    ['stop', 'reboot'],
  ]);
});
