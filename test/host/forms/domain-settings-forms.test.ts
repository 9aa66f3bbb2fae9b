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
  const path = `/service/${id}/ten-mien`;
  const settings = async () => expectOk(await shop.useCases.loadDomainSettings({ id }));
  const post = async (use: string, fields: Readonly<Record<string, string>>) => {
    const { version } = await settings();
    const body = new URLSearchParams({ _use: use, idempotencyKey: '', id, version: String(version), ...fields });
    return host.send(path, { method: 'POST', body, headers: { 'sec-fetch-site': 'same-origin' } });
  };
  return { host, world, path, settings, post };
};

const own = { use: 'own', 'servers.0.host': 'ns1.example.net', 'servers.1.host': 'ns2.example.net' };

describe('the settings of a domain as plain forms', () => {
  test('name servers are saved; a wrong row comes back with its reason, open and with what was typed', async () => {
    const { host, path, settings, post } = await opened();
    const page = await host.get(path);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const wrong = await post('setNameServers', { ...own, 'servers.0.host': '203.0.113.1' });
    const html = await wrong.text();
    expect([wrong.status, html.includes('không phải địa chỉ IP'), html.includes('value="203.0.113.1"')]).toEqual([
      422,
      true,
      true,
    ]);
    const saved = await post('setNameServers', own);
    expect([saved.status, saved.headers.get('location')]).toEqual([303, path]);
    expect((await settings()).nameServers).toMatchObject({ kind: 'own' });
    expect((await post('setNameServers', { use: 'shop' })).status).toBe(303);
    expect((await settings()).nameServers).toEqual({ kind: 'shop' });
  });

  test('the lock is switched off and on, a code is sent between, and a contact is saved', async () => {
    const { world, settings, post } = await opened();
    const { outbox } = world.state.accounts;
    const before = outbox.length;
    expect((await post('sendAuthCode', {})).status).toBe(422);
    expect((await post('setTransferLock', { isLocked: 'false' })).status).toBe(303);
    expect(outbox).toHaveLength(before);
    expect((await post('sendAuthCode', {})).status).toBe(303);
    expect(outbox).toHaveLength(before + 1);
    expect((await post('setTransferLock', { isLocked: 'true' })).status).toBe(303);
    expect(await settings()).toMatchObject({ isLocked: true, authCode: { sentAt: null } });
    const contact = { role: 'billing', name: 'Lê Kế', organisation: '', address: '1 phố Thử', phone: '0987654321' };
    expect((await post('saveDomainContact', { ...contact, email: 'sai' })).status).toBe(422);
    expect((await post('saveDomainContact', { ...contact, email: 'ke@example.vn' })).status).toBe(303);
    expect((await settings()).contacts.billing).toMatchObject({ name: 'Lê Kế', email: 'ke@example.vn' });
    expect((await post('saveDomainContact', { ...contact, role: 'registrant', email: 'ke@example.vn' })).status).toBe(
      422,
    );
  });
});
