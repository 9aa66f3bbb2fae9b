import { expect, test } from 'vitest';
import { memoryWorld } from '#adapters/memory/world.ts';
import { renderer } from '#ssr/renderer.tsx';
import { hostUnderTest, origin } from '#test/host/host-under-test.ts';
import { freshIdempotencyKey } from '#test/kit/fakes/shop.ts';
import { addCustomer, PASSWORD, USERNAME } from '#test/kit/people.ts';

test('without JavaScript a customer gets the QR code of a top-up, and a wrong amount comes back with what was typed', async () => {
  const { host, world } = hostUnderTest({
    renderer: renderer({ kind: 'development', styles: [] }),
    world: memoryWorld({ origin }),
  });
  addCustomer(world);
  const asked = { username: USERNAME, password: PASSWORD, redirectUrl: '', remember: 'on' };
  await host.command('logIn', { ...asked, idempotencyKey: freshIdempotencyKey() });
  const post = (amount: string) =>
    host.form('/so-du', [
      ['_use', 'topUpBalance'],
      ['idempotencyKey', ''],
      ['amount', amount],
    ]);
  const made = await post('100.000');
  const page = made.headers.get('location') ?? '';
  expect([made.status, page]).toEqual([303, expect.stringMatching(/^\/so-du\?nap=[\w-]+$/)]);
  expect(await (await host.get(page)).text()).toContain('NT00000001');
  const refused = await post('49.000');
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('value="49.000"');
  expect(world.state.topUps.size).toBe(1);
});
