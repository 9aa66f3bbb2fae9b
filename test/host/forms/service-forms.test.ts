import { expect, test } from 'vitest';
import { memoryWorld } from '#adapters/memory/world.ts';
import { renderer } from '#ssr/renderer.tsx';
import { hostUnderTest, origin } from '#test/host/host-under-test.ts';
import { buyService } from '#test/kit/buy-service.ts';
import { placePaidOrder } from '#test/kit/customer.ts';
import { expectOk, freshIdempotencyKey, openShop } from '#test/kit/fakes/shop.ts';
import { addCustomer, PASSWORD, USERNAME } from '#test/kit/people.ts';

const drawing = renderer({ kind: 'development', styles: [] });
const key = () => ({ idempotencyKey: freshIdempotencyKey() });
const asked = { username: USERNAME, password: PASSWORD, redirectUrl: '' };

/** A host with a logged-in customer, and their delivered service. */
const openService = async () => {
  const { host, world, logged } = hostUnderTest({
    renderer: drawing,
    world: memoryWorld({ origin, entrance: 'https://panel.example' }),
  });
  addCustomer(world);
  const shop = openShop({ world });
  expectOk(await shop.useCases.logIn({ ...asked, remember: true, ...key() }));
  await placePaidOrder(shop);
  world.state.now += 60_000;
  const [service] = expectOk(await shop.useCases.loadServices({ filter: 'all', keyword: null })).services;
  const id = service?.id;
  if (id === undefined) throw new Error('a paid order has a service');
  await host.command('logIn', { ...asked, remember: 'on', ...key() });
  return { host, world, logged, shop, id };
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
});

test('SVC-01 without JavaScript the answer to the form is the page with the initial password, which no cookie carries', async () => {
  const { host, world, id } = await openService();
  const secret = String(world.state.services.get(id)?.password);
  expect(await (await host.get(`/service/${id}`)).text()).not.toContain(secret);
  const answer = await host.form(`/service/${id}`, [
    ['_use', 'revealPassword'],
    ['idempotencyKey', ''],
    ['id', id],
  ]);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(JSON.stringify([...answer.headers])).not.toContain(secret);
  expect(await answer.text()).toContain(secret);
});

test('SVC-01 without JavaScript a key is made, shown once beside its name, and revoked', async () => {
  const { host, world, shop } = await openService();
  const id = await buyService(shop, 'S3-100');
  const post = (...fields: readonly (readonly [string, string])[]) =>
    host.form(`/service/${id}?tab=khoa`, [['idempotencyKey', ''], ['id', id], ...fields]);
  const made = await post(['_use', 'createAccessKey'], ['keyName', 'Máy web']);
  expect(made.status).toBe(303);
  const [key] = world.state.services.get(id)?.control?.keys ?? [];
  if (!key) throw new Error('a key was made');
  const secret = String(key.secret);
  const shown = await post(['_use', 'takeKeySecret'], ['key', key.id]);
  expect(shown.status).toBe(200);
  expect(await shown.text()).toContain(secret);
  const again = await post(['_use', 'takeKeySecret'], ['key', key.id]);
  expect(again.status).toBe(422);
  expect(await again.text()).not.toContain(secret);
  const refused = await post(['_use', 'revokeAccessKey'], ['key', key.id], ['confirmation', 'khác']);
  expect(refused.status).toBe(422);
  const [opened] = /<details[^>]* open=""[^>]*>[\s\S]*?<\/details>/.exec(await refused.text()) ?? [];
  expect(opened).toContain('Chưa khớp');
  expect((await post(['_use', 'revokeAccessKey'], ['key', key.id], ['confirmation', 'Máy web'])).status).toBe(303);
  expect(world.state.services.get(id)?.control?.keys).toEqual([]);
});

test('SVC-01 without JavaScript a snapshot is made, restored after its name was typed, and deleted', async () => {
  const { host, world, shop } = await openService();
  const id = await buyService(shop, 'CS-02');
  const path = `/service/${id}?tab=ban-chup`;
  const post = (...fields: readonly (readonly [string, string])[]) =>
    host.form(path, [['idempotencyKey', ''], ['id', id], ...fields]);
  const page = async (): Promise<string> => {
    world.state.now += 60_000;
    return (await host.get(path)).text();
  };
  const nameless = await post(['_use', 'takeSnapshot'], ['snapshotName', '???']);
  expect([nameless.status, await nameless.text()]).toEqual([422, expect.stringContaining('Tên cần có ít nhất')]);
  expect((await post(['_use', 'takeSnapshot'], ['snapshotName', 'Trước khi sửa'])).status).toBe(303);
  const busy = await post(['_use', 'takeSnapshot'], ['snapshotName', 'khác']);
  expect(busy.status).toBe(422);
  expect(await page()).toContain('truoc-khi-sua');
  const ofIt = ['snapshot', 'truoc-khi-sua'] as const;
  const refused = await post(['_use', 'restoreSnapshot'], ofIt, ['confirmation', 'khac']);
  expect(refused.status).toBe(422);
  const [opened] = /<details[^>]* open=""[^>]*>[\s\S]*?<\/details>/.exec(await refused.text()) ?? [];
  expect(opened).toContain('Chưa khớp');
  expect((await post(['_use', 'restoreSnapshot'], ofIt, ['confirmation', 'truoc-khi-sua'])).status).toBe(303);
  await page();
  expect((await post(['_use', 'deleteSnapshot'], ofIt)).status).toBe(303);
  expect(await page()).toContain('Chưa có bản chụp nào');
});

test('SVC-01 without JavaScript a panel opens by an answer that is stored nowhere, and no log has its token', async () => {
  const { host, world, logged, shop } = await openService();
  const id = await buyService(shop, 'WH-01');
  expect(await (await host.get(`/service/${id}`)).text()).toContain('Mở trang quản trị');
  const answer = await host.form(`/service/${id}`, [
    ['_use', 'enterService'],
    ['idempotencyKey', ''],
    ['id', id],
  ]);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  const [entry] = world.state.services.get(id)?.control?.entries ?? [];
  if (!entry) throw new Error('an entry was made');
  expect(answer.headers.get('location')).toBe(`https://panel.example/enter?token=${entry.token}`);
  expect(JSON.stringify(logged)).not.toContain(entry.token);
  const byScript = await host.command('enterService', { id, ...key() });
  expect(byScript.headers.get('cache-control')).toContain('no-store');
  expect(await byScript.text()).toContain('https://panel.example/enter?token=');
});

test('SVC-01 without JavaScript a press while another action runs is refused with its reason', async () => {
  const { host, shop, id } = await openService();
  expectOk(await shop.useCases.controlService({ id, action: 'stop', ...key() }));
  const answer = await host.form(`/service/${id}`, [
    ['_use', 'controlService'],
    ['idempotencyKey', ''],
    ['id', id],
    ['action', 'reboot'],
  ]);
  const text = await answer.text();
  expect(answer.status).not.toBe(303);
  expect(text).toContain('Đang tắt');
  expect(text).toContain('Dịch vụ đang thực hiện một thao tác khác');
});

test('SVC-01 without JavaScript a reinstallation with another name is refused beside its field, which is open', async () => {
  const { host, id } = await openService();
  const answer = await host.form(`/service/${id}?tab=quan-ly`, [
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
});
