import { expect, test } from 'vitest';
import { memoryWorld } from '#adapters/memory/world.ts';
import { renderer } from '#ssr/renderer.tsx';
import { hostUnderTest, origin } from '#test/host/host-under-test.ts';
import { freshIdempotencyKey } from '#test/kit/fakes/shop.ts';
import { addCustomer, PASSWORD, USERNAME } from '#test/kit/people.ts';

const AT = '/yeu-cau-ho-tro';

/** A host with a logged-in customer. */
const open = async () => {
  const { host, world } = hostUnderTest({
    renderer: renderer({ kind: 'development', styles: [] }),
    world: memoryWorld({ origin }),
  });
  addCustomer(world);
  const asked = { username: USERNAME, password: PASSWORD, redirectUrl: '', remember: 'on' };
  await host.command('logIn', { ...asked, idempotencyKey: freshIdempotencyKey() });
  const post = (path: string, use: string, fields: readonly (readonly [string, string])[]) =>
    host.form(path, [['_use', use], ['idempotencyKey', ''], ...fields]);
  return { world, post };
};

test('without JavaScript a customer asks, writes again and closes', async () => {
  const { world, post } = await open();
  const asked = await post(AT, 'openSupportRequest', [
    ['order', ''],
    ['service', ''],
    ['title', 'Máy chủ chậm'],
    ['text', 'Từ hôm qua.'],
  ]);
  const page = asked.headers.get('location') ?? '';
  expect([asked.status, page]).toEqual([303, expect.stringMatching(/^\/yeu-cau-ho-tro\/[\w-]+$/)]);
  const id = page.slice(AT.length + 1);
  const more = [
    ['id', id],
    ['text', 'Vẫn chậm.'],
  ] as const;
  expect((await post(page, 'answerSupportRequest', more)).status).toBe(303);
  const closed = await post(page, 'closeSupportRequest', [['id', id]]);
  expect([closed.status, closed.headers.get('location')]).toEqual([303, AT]);
  const [record] = [...world.state.supportRequests.values()];
  expect(record?.request).toMatchObject({
    state: 'closed',
    messages: [{ text: 'Từ hôm qua.' }, { text: 'Vẫn chậm.' }],
  });
});

test('without JavaScript a refused form comes back with what was typed', async () => {
  const { world, post } = await open();
  const refused = await post(AT, 'openSupportRequest', [
    ['order', ''],
    ['service', ''],
    ['title', 'Máy chủ chậm'],
    ['text', ' '],
  ]);
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('value="Máy chủ chậm"');
  expect(world.state.supportRequests.size).toBe(0);
});
