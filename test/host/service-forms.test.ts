import { expect, test } from 'vitest';
import { renderer } from '#ssr/renderer.tsx';
import { placePaidOrder } from '#test/kit/customer.ts';
import { addCustomer, PASSWORD, USERNAME } from '#test/kit/people.ts';
import { expectOk, freshIdempotencyKey, openShop } from '#test/kit/shop.ts';
import { hostUnderTest } from './host-under-test.ts';

const drawing = renderer({ kind: 'development', styles: [] });
const key = () => ({ idempotencyKey: freshIdempotencyKey() });
const asked = { username: USERNAME, password: PASSWORD, redirectUrl: '' };

/** A host with a logged-in customer, and their delivered service. */
const openService = async () => {
  const { host, world } = hostUnderTest({ renderer: drawing });
  addCustomer(world);
  const shop = openShop({ world });
  expectOk(await shop.useCases.logIn({ ...asked, remember: true, ...key() }));
  await placePaidOrder(shop);
  world.state.now += 60_000;
  const [service] = expectOk(await shop.useCases.loadServices({ filter: 'all', keyword: null })).services;
  const id = service?.id;
  if (id === undefined) throw new Error('a paid order has a service');
  await host.command('logIn', { ...asked, remember: 'on', ...key() });
  return { host, world, shop, id };
};

test('SVC-01 without JavaScript the answer to the form is the page with the new password, which no cookie carries', async () => {
  const { host, world, shop, id } = await openService();
  expectOk(await shop.useCases.controlService({ id, action: 'reset-password', ...key() }));
  world.state.now += 60_000;
  expectOk(await shop.useCases.loadServiceControl({ id }));
  const secret = String(world.state.services.get(id)?.control?.newPassword);
  const take = () =>
    host.form(`/service/${id}`, [
      ['_use', 'takePassword'],
      ['idempotencyKey', ''],
      ['id', id],
    ]);
  const first = await take();
  expect(first.status).toBe(200);
  expect(first.headers.get('cache-control')).toContain('no-store');
  expect(JSON.stringify([...first.headers])).not.toContain(secret);
  expect(await first.text()).toContain(secret);
  const second = await take();
  expect(second.status).toBe(422);
  expect(await second.text()).not.toContain(secret);
  expect(await (await host.get(`/service/${id}`)).text()).not.toContain(secret);
}, 60_000);

test('SVC-01 without JavaScript a reinstallation with another name is refused beside its field, which is open', async () => {
  const { host, id } = await openService();
  const answer = await host.form(`/service/${id}`, [
    ['_use', 'reinstallService'],
    ['idempotencyKey', ''],
    ['id', id],
    ['system', 'Debian 12'],
    ['confirmation', 'không phải tên'],
  ]);
  expect(answer.status).toBe(422);
  const [opened] = /<details[^>]* open=""[^>]*>[\s\S]*?<\/details>/.exec(await answer.text()) ?? [];
  expect(opened).toContain('Tên chưa khớp');
  expect(opened).toContain('không phải tên');
}, 60_000);
