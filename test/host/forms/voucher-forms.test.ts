import { describe, expect, test } from 'vitest';
import { buyNowPath } from '#core/catalogue/buy-now.ts';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import { renderer } from '#ssr/renderer.tsx';
import { hostUnderTest } from '#test/host/host-under-test.ts';
import { expectOk, openShop, shownTotalOf, slugs } from '#test/kit/fakes/shop.ts';

const drawing = renderer({ kind: 'development', styles: [] });

/** The fields of the form for this command and this code, as a browser without scripts sends them. */
const formIn = (html: string, use: string, code: string): readonly (readonly [string, string])[] => {
  const form = html
    .split('<form ')
    .map((each) => each.slice(0, each.indexOf('</form>')))
    .find((each) => each.includes(`value="${use}"`) && each.includes(`value="${code}"`));
  const said = (input: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1] ?? '';
  return (form?.match(/<input[^>]*>/g) ?? []).map((input) => [said(input, 'name'), said(input, 'value')]);
};

const withCart = async () => {
  const { host } = hostUnderTest({ renderer: drawing });
  const product = expectOk(await openShop().ports.catalogue.product(slugs.server));
  const configuration = defaultConfiguration(product);
  const given = { slug: slugs.server, configuration, expectedTotal: shownTotalOf(product, configuration) };
  const more = { orderId: null, keepPointer: true, campaign: null, source: null, idempotencyKey: 'a'.repeat(32) };
  await host.command('addToCart', { ...given, ...more });
  return host;
};

describe('VOU-01 vouchers without scripts', () => {
  test('VOU-01 a plain form adds the best voucher with one click and removes it again', async () => {
    const host = await withCart();
    const offered = await (await host.get('/gio-hang')).text();
    const added = await host.form('/gio-hang', formIn(offered, 'addVoucher', 'CHAOMUNG10'));
    expect([added.status, added.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/gio-hang/)]);
    const inUse = await (await host.get('/gio-hang')).text();
    expect(inUse).toContain('Giảm giá CHAOMUNG10');
    const removed = await host.form('/gio-hang', formIn(inUse, 'removeVoucher', 'CHAOMUNG10'));
    expect(removed.status).toBe(303);
    expect(await (await host.get('/gio-hang')).text()).not.toContain('Giảm giá CHAOMUNG10');
  });

  test('VOU-01 an invalid code shows its reason at the field and stays there', async () => {
    const host = await withCart();
    const fields = [['_use', 'addVoucher'] as const, ['typed', '1'] as const, ['idempotencyKey', ''] as const];
    const refused = await host.form('/gio-hang', [...fields, ['code', 'tet2026']]);
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain('value="tet2026"');
    expect(html).toContain('Mã đã hết hạn.');
  });

  test('VOU-01 at the checkout the shopper stays on the page; a path to another site is rejected', async () => {
    const host = await withCart();
    const fields = (path: string) =>
      Object.entries({ _use: 'addVoucher', code: 'CHAOMUNG10', path, idempotencyKey: '' });
    const stays = await host.form('/checkout', fields('/checkout'));
    expect([stays.status, stays.headers.get('location')]).toEqual([303, '/checkout']);
    expect((await host.form('/checkout', fields('https://elsewhere.example'))).status).not.toBe(303);
  });

  test('VOU-01 ROUTE-09 on a direct order a plain form adds a voucher to the URL and removes it again', async () => {
    const { host } = hostUnderTest({ renderer: drawing });
    const path = buyNowPath(slugs.server);
    const offered = await (await host.get(`${path}?count=2`)).text();
    const added = await host.form(`${path}?count=2`, formIn(offered, 'addVoucher', 'CHAOMUNG10'));
    const to = added.headers.get('location') ?? '';
    expect([added.status, to]).toEqual([303, `${path}?count=2&voucher=CHAOMUNG10`]);
    const inUse = await (await host.get(to)).text();
    expect(inUse).toContain('Giảm giá CHAOMUNG10');
    expect(inUse).toContain('name="codes" value="CHAOMUNG10"');
    const removed = await host.form(to, formIn(inUse, 'removeVoucher', 'CHAOMUNG10'));
    expect([removed.status, removed.headers.get('location')]).toEqual([303, `${path}?count=2`]);
  });

  test('VOU-01 ROUTE-09 on a direct order an invalid code shows its reason in an open card', async () => {
    const { host } = hostUnderTest({ renderer: drawing });
    const path = buyNowPath(slugs.server);
    const fields = formIn(await (await host.get(path)).text(), 'addVoucher', 'CHAOMUNG10').filter(
      ([name]) => name !== 'code',
    );
    const refused = await host.form(path, [...fields, ['typed', '1'], ['code', 'mua3giam5']]);
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain('value="mua3giam5"');
    expect(html).toContain('Cần thêm 2 máy để dùng mã này.');
    expect(html).toMatch(/<details[^>]* open=""/);
  });

  test('VOU-02 ERR-05 a campaign is the same for everyone and cacheable, and an unknown one is a 404', async () => {
    const { host } = hostUnderTest({ renderer: drawing });
    const ask = (id: string) => host.get(`/api/loadCampaign?${new URLSearchParams({ input: JSON.stringify({ id }) })}`);
    const found = await ask('501');
    expect([found.status, (await found.json()).value.name]).toEqual([200, 'Chào mừng khách hàng mới']);
    expect(found.headers.get('cache-control')).toContain('public');
    expect((await ask('0')).status).toBe(404);
  });
});
