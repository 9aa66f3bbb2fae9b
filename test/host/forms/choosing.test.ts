import { describe, expect, test } from 'vitest';
import { backupPlans, priceBackupProposal, proposeBackup } from '#core/catalogue/m365-backup.ts';
import { renderer } from '#ssr/renderer.tsx';
import { hostUnderTest } from '#test/host/host-under-test.ts';
import { expectOk, openShop } from '#test/kit/fakes/shop.ts';

const drawing = renderer({ kind: 'development', styles: [] });
const opened = () => hostUnderTest({ renderer: drawing }).host;
const BACKUP = '/dang-ky-microsoft-365-backup';

describe('ROUTE-12 the comparison page over the host', () => {
  test('ROUTE-12 CAT-08 the comparison page is served without a redirect, is the same for everyone and is not indexed', async () => {
    const host = opened();
    const answer = await host.get('/so-sanh?sp=cloud-server-ssd-4,may-chu-rieng-e3&utm_source=thu');
    const html = await answer.text();
    expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, 'noindex, nofollow']);
    expect(answer.headers.get('cache-control')).toContain('public');
    expect(answer.headers.getSetCookie()).toEqual([]);
    for (const title of ['Cloud Server SSD 4', 'Máy chủ riêng E3']) expect(html).toContain(title);
    const encoded = await host.get('/so-sanh?sp=cloud-server-ssd-4%2Cmay-chu-rieng-e3&khac=1');
    expect([encoded.status, (await encoded.text()).includes('Máy chủ riêng E3')]).toEqual([200, true]);
  });

  test('ROUTE-12 a hostile list of products still renders the page', async () => {
    const host = opened();
    for (const list of ['', ',,,', '%00', '../..', '<script>', 'x'.repeat(3_000), 'a,'.repeat(500)]) {
      const answer = await host.get(`/so-sanh?sp=${list}&time=-1&khac=yes`);
      expect([list.slice(0, 10), answer.status]).toEqual([list.slice(0, 10), 200]);
      expect(await answer.text()).not.toContain('<script>&');
    }
  });

  test('CAT-02 CART-14 the plain form in a column adds the configuration that the column shows', async () => {
    const host = opened();
    const path = '/so-sanh?sp=cloud-server-ssd-4&time=6';
    const html = await (await host.get(path)).text();
    const form = html.split('<form ').find((each) => each.includes('value="addToCart"')) ?? '';
    const inputs = form.slice(0, form.indexOf('</form>')).match(/<input[^>]*>/g) ?? [];
    const said = (input: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1] ?? '';
    const fields = inputs.map((input): readonly [string, string] => [said(input, 'name'), said(input, 'value')]);
    expect(fields.map(([name]) => name)).toEqual(
      expect.arrayContaining(['_use', 'slug', 'expectedTotal', 'configuration.term']),
    );
    const answer = await host.form(path, fields);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toContain('/gio-hang');
  });
});

describe('ROUTE-40 Microsoft 365 backup without scripts', () => {
  const plans = async () => expectOk(await openShop().useCases.listProducts(backupPlans)).products;

  test('ROUTE-40 the plain form leads to a confirmation page that is private to the visitor', async () => {
    const host = opened();
    const page = await host.get(`${BACKUP}?users=18`);
    expect([page.status, page.headers.get('x-robots-tag')]).toEqual([200, null]);
    expect(await page.text()).toContain('Sao lưu M365 25 người dùng');
    const proposal = proposeBackup(await plans(), { users: 18, years: 1 });
    const expectedTotal = String((proposal && priceBackupProposal(proposal, 3)?.totals.gross) ?? 0);
    const fields = (domain: string) =>
      Object.entries({
        _use: 'registerBackup',
        idempotencyKey: '',
        users: '18',
        years: '1',
        term: '3',
        expectedTotal,
        domain,
      });
    const wrong = await host.form(`${BACKUP}?users=18`, fields('không phải'));
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain('Tên miền không hợp lệ');
    const answer = await host.form(`${BACKUP}?users=18`, fields('congtymay.vn'));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${BACKUP}/thanh-cong`]);
    const thanks = await host.get(`${BACKUP}/thanh-cong`);
    expect([thanks.status, thanks.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(await thanks.text()).toContain('congtymay.vn');
  });
});
