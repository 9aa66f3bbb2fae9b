import { describe, expect, test } from 'vitest';
import { addUser, logIn } from '#adapters/memory/accounts/sessions.ts';
import { createBrowser } from '#adapters/memory/browser/browser-state.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { renderer } from '#ssr/renderer.tsx';
import { buyName } from '#test/domains/documents/registrant-documents-shop.ts';
import { hostUnderTest, origin } from '#test/host/host-under-test.ts';
import { expectOk, openShop } from '#test/kit/fakes/shop.ts';

const drawing = renderer({ kind: 'development', styles: [] });

/** A browser without scripts whose customer has a domain. */
const opened = async () => {
  const world = memoryWorld({ origin });
  const browser = createBrowser();
  browser.session = logIn(world, addUser(world, 'Trần Thị Bích', '0912345678', 'bich@example.vn'));
  const shop = openShop({ world, browser });
  const id = await buyName(shop, 'tiem-banh-may.vn');
  const { host } = hostUnderTest({ world, renderer: drawing });
  host.cookies.set('accessToken', browser.session);
  const path = `/service/${id}/dns`;
  const zone = async () => expectOk(await shop.useCases.loadZone({ id }));
  const post = (use: string, fields: Readonly<Record<string, string>>, file?: string | Uint8Array<ArrayBuffer>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ _use: use, idempotencyKey: '', id, version: '0', ...fields }))
      body.set(name, value);
    if (file !== undefined) body.set('file', new Blob([file]), 'zone.txt');
    return host.send(path, { method: 'POST', body, headers: { 'sec-fetch-site': 'same-origin' } });
  };
  return { host, path, zone, post };
};

const record = { replaces: '', name: 'www', type: 'A', ttl: '3600', value: '203.0.113.10' };

describe('the records of a domain as plain forms', () => {
  test('a record is added; a wrong one comes back with its reason and what was typed', async () => {
    const { host, path, zone, post } = await opened();
    const page = await host.get(path);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const wrong = await post('saveRecord', { ...record, value: '999.1' });
    const html = await wrong.text();
    expect([wrong.status, html.includes('Địa chỉ IPv4 gồm bốn số'), html.includes('value="999.1"')]).toEqual([
      422,
      true,
      true,
    ]);
    const saved = await post('saveRecord', record);
    expect([saved.status, saved.headers.get('location')]).toEqual([303, path]);
    expect((await zone()).records).toMatchObject([{ name: 'www', value: '203.0.113.10' }]);
  });

  test('an uploaded zone file is shown as a difference, which a second form applies', async () => {
    const { zone, post } = await opened();
    const review = await post('importZone', { text: '' }, 'www A 203.0.113.10\n');
    const html = await review.text();
    expect([review.status, html.includes('Thêm 1 bản ghi, bỏ 0 bản ghi.')]).toEqual([422, true]);
    expect((await zone()).version).toBe(0);
    const text = '$ORIGIN tiem-banh-may.vn.\nwww\t3600\tIN\tA\t203.0.113.10\n';
    expect(html.includes('www\t3600\tIN\tA\t203.0.113.10')).toBe(true);
    expect((await post('importZone', { text, confirmed: 'on' })).status).toBe(303);
    expect((await zone()).changes).toMatchObject([{ origin: 'import' }]);
  });

  test('a file of a Windows editor, in UTF-16 with a byte order mark, is read', async () => {
    const { post } = await opened();
    for (const isBigEndian of [false, true]) {
      const bytes = Buffer.from('\u{feff}www A 203.0.113.10\r\n', 'utf16le');
      const review = await post('importZone', { text: '' }, new Uint8Array(isBigEndian ? bytes.swap16() : bytes));
      expect(await review.text()).toContain('www\t3600\tIN\tA\t203.0.113.10');
    }
  });

  test('a file beyond 512 kB is refused with a sentence, and one of 5 MB is not even read', async () => {
    const { post } = await opened();
    const large = await post('importZone', { text: '' }, 'www A 203.0.113.10\n'.repeat(30_000));
    expect([large.status, (await large.text()).includes('Tệp lớn hơn 512 kB')]).toEqual([422, true]);
    expect((await post('importZone', { text: '' }, 'a'.repeat(5_000_000))).status).toBe(413);
  });

  test('another visitor finds no page', async () => {
    const { path } = await opened();
    const { host } = hostUnderTest({ world: memoryWorld({ origin }), renderer: drawing });
    expect((await host.get(path)).status).toBe(303);
  });
});
