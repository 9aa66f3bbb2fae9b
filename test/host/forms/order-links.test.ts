import { describe, expect, test } from 'vitest';
import { updateLoginMethods } from '#adapters/memory/accounts/accounts.ts';
import { addUser, revokeLinks } from '#adapters/memory/accounts/sessions.ts';
import { refuseMailsTo } from '#adapters/memory/orders/order-mails.ts';
import { saveOrder } from '#adapters/memory/orders/orders.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { ORDER_LINK_TTL_MS } from '#core/order-rules/order-link.ts';
import type { OrderId } from '#core/shared/ids.ts';
import { jsonRenderer, renderedInput } from '#test/host/drawing/drawing.ts';
import { hostUnderTest, origin } from '#test/host/host-under-test.ts';
import { payCart, placeCart, validCheckoutFields, withCart } from '#test/kit/checkout.ts';
import { messageTo } from '#test/kit/fakes/memory-accounts.ts';
import { moveClockTo } from '#test/kit/fakes/memory-changes.ts';
import { expectOk, freshIdempotencyKey } from '#test/kit/fakes/shop.ts';

/** A guest's order, the link in the mail that they asked for, and another browser without cookies. */
const sharedOrder = async (isPaid: boolean) => {
  const world = memoryWorld({ origin });
  const buyer = await withCart({ world });
  const { email } = (await validCheckoutFields(buyer)).contact;
  const orderId: OrderId = isPaid ? await payCart(buyer) : expectOk(await placeCart(buyer)).orderId;
  const { number: orderNumber } = expectOk(await buyer.useCases.loadOrder({ orderId }));
  const asked = { orderNumber, email, proof: '', idempotencyKey: freshIdempotencyKey() };
  expectOk(await buyer.useCases.requestOrderLink(asked));
  const link = /https:\S+/.exec(messageTo(world, email) ?? '')?.[0] ?? '';
  const elsewhere = hostUnderTest({ world, renderer: jsonRenderer() });
  return { buyer, orderId, link, path: link.slice(origin.length), token: link.split('/').at(-1) ?? '', ...elsewhere };
};

const redirectOf = (answer: Response) => [answer.status, answer.headers.get('location')];

describe('the link of an order', () => {
  test('leads a paid order to its success and any other to its payment, at an address without the token', async () => {
    const paid = await sharedOrder(true);
    expect(redirectOf(await paid.host.get(paid.path))).toEqual([303, `/dat-hang-thanh-cong?orderId=${paid.orderId}`]);
    const waiting = await sharedOrder(false);
    expect(redirectOf(await waiting.host.get(waiting.path))).toEqual([303, `/thanh-toan/${waiting.orderId}`]);
  });

  test('V14.2.1 is never cached, sends no referrer, is not indexed and stands in no log', async () => {
    const { host, path, token, logged } = await sharedOrder(true);
    const answer = await host.get(path);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(await answer.text()).toBe('');
    expect(JSON.stringify(logged)).not.toContain(token);
    expect(logged.find(({ event }) => event === 'request')?.facts.path).toBe('/don-hang/$token');
  });

  test('V3.3.1 its only cookie is HttpOnly, for this host, over https, for a day, and no session', async () => {
    const { host, path, token } = await sharedOrder(true);
    const cookies = (await host.get(path)).headers.getSetCookie();
    expect(cookies).toHaveLength(1);
    for (const part of ['__Host-order_access=', 'HttpOnly', 'Secure', 'Path=/', 'SameSite=Lax', 'Max-Age=86400'])
      expect(cookies[0]).toContain(part);
    expect(cookies[0]).not.toMatch(/Domain/i);
    expect(cookies[0]).not.toContain(token);
  });

  test('is opened 100 times and by HEAD without creating a visitor', async () => {
    const { host, path, world } = await sharedOrder(true);
    const before = world.state.sessions.size;
    for (let round = 0; round < 100; round += 1) {
      host.cookies.clear();
      expect((await host.get(path)).status).toBe(303);
    }
    expect((await host.send(path, { method: 'HEAD' })).status).toBe(303);
    expect(world.state.sessions.size).toBe(before);
  });

  test('asks the content system for no redirect rule', async () => {
    const { host, path, called } = await sharedOrder(true);
    await host.get(path);
    expect(called.map(([name]) => name)).toEqual(['openOrderLink']);
  });

  test('shows the order in a browser without session, and there only this one', async () => {
    const { host, path, orderId, buyer } = await sharedOrder(true);
    const ask = async (id: OrderId): Promise<unknown> =>
      (await host.get(`/api/loadPaymentResult?input=${encodeURIComponent(JSON.stringify({ orderId: id }))}`)).json();
    expect(await ask(orderId)).toMatchObject({ ok: false, failure: { kind: 'not-found' } });
    await host.get(path);
    expect(await ask(orderId)).toMatchObject({ ok: true, value: { outcome: 'paid', order: { id: orderId } } });
    const other = await payCart(await withCart({ world: buyer.world, browser: buyer.browser }));
    expect(await ask(other)).toMatchObject({ ok: false, failure: { kind: 'not-found' } });
  });

  test('that is forged, expired or revoked leads to the page that sends a new one', async () => {
    const { host, path, buyer, orderId, world } = await sharedOrder(true);
    for (const forged of [`${path}x`, `/don-hang/${orderId}`, '/don-hang/x', `/don-hang/${'a'.repeat(3_000)}`])
      expect(redirectOf(await host.get(forged))).toEqual([303, '/don-hang?ly-do=chep-thieu']);
    expectOk(await buyer.useCases.revokeOrderLinks({ orderId, idempotencyKey: freshIdempotencyKey() }));
    expect(redirectOf(await host.get(path))).toEqual([303, '/don-hang?ly-do=thu-hoi']);
    moveClockTo(world, world.state.now + ORDER_LINK_TTL_MS);
    expect(redirectOf(await host.get(path))).toEqual([303, '/don-hang?ly-do=het-han']);
    expect(world.state.sessions.size).toBe(1);
    expect(host.cookies.has('__Host-order_access')).toBe(false);
  });

  test.each([
    ['thu-lai', { kind: 'unreachable' }],
    ['qua-nhieu', { kind: 'too-many-tries', retryAfter: 900 }],
  ] as const)('that cannot be checked now says when to try again: %s', async (why, failure) => {
    const { path, world } = await sharedOrder(true);
    const broken = hostUnderTest({ world, replace: () => ({ openOrderLink: async () => ({ ok: false, failure }) }) });
    expect(redirectOf(await broken.host.get(path))).toEqual([303, `/don-hang?ly-do=${why}`]);
  });

  test('of an order that an account adopted leads to the order in the account, without access', async () => {
    const { host, path, orderId, world, buyer } = await sharedOrder(true);
    const { email } = (await validCheckoutFields(buyer)).contact;
    const owner = addUser(world, 'Lê Thị Thử', '0912345678', email);
    updateLoginMethods(world, owner.id, { usernames: [email] });
    const record = world.state.orders.get(orderId);
    if (!record?.order.owner) throw new Error('the order has an owner');
    const adopted = { ...record.order, owner: { ...record.order.owner, partyId: owner.partyId } };
    saveOrder(world, revokeLinks(world, record), adopted);
    expect(redirectOf(await host.get(path))).toEqual([303, `/order/${orderId}`]);
    expect(host.cookies.has('__Host-order_access')).toBe(false);
  });

  test('a new link is asked for with a plain form, and the answer is the same for an unknown order', async () => {
    const { host, world } = await sharedOrder(true);
    const ask = (orderNumber: string, email: string) =>
      host.form('/don-hang', [
        ['_use', 'requestOrderLink'],
        ['orderNumber', orderNumber],
        ['email', email],
        ['proof', ''],
      ]);
    const [order] = [...world.state.orders.values()];
    const before = world.state.accounts.outbox.length;
    const known = await ask(order?.order.number ?? '', order?.order.owner?.contact.email ?? '');
    expect(redirectOf(known)).toEqual([303, '/don-hang']);
    expect(world.state.accounts.outbox).toHaveLength(before + 1);
    expect(redirectOf(await ask('DH209901010000001', 'ai.do@example.vn'))).toEqual([303, '/don-hang']);
    expect(world.state.accounts.outbox).toHaveLength(before + 1);
    expect(await renderedInput(await host.get('/don-hang'))).toMatchObject({ flash: { notice: 'order-link-sent' } });
  });

  test('a plain form corrects the address of refused mails for the buyer, and for nobody who came by the link', async () => {
    const { buyer, orderId, path, host, world } = await sharedOrder(true);
    const { email } = (await validCheckoutFields(buyer)).contact;
    refuseMailsTo(world, email);
    const page = `/dat-hang-thanh-cong?orderId=${orderId}`;
    const fields = [
      ['_use', 'correctMailAddress'],
      ['idempotencyKey', ''],
      ['orderId', orderId],
      ['use', 'order'],
      ['path', page],
      ['email', 'moi@example.vn'],
    ] as const;
    await host.get(path);
    const refused = await renderedInput(await host.form(page, fields));
    expect(refused).toMatchObject({ submission: { failure: { kind: 'not-found' } } });
    expect(messageTo(world, 'moi@example.vn')).toBeNull();
    const own = hostUnderTest({ world, renderer: jsonRenderer() });
    own.host.cookies.set('token_anonymous', buyer.browser.anonymous ?? '');
    expect(redirectOf(await own.host.form(page, fields))).toEqual([303, page]);
    expect(await renderedInput(await own.host.get(page))).toMatchObject({
      flash: { notice: 'mail-address-corrected' },
    });
    expect(messageTo(world, 'moi@example.vn')).not.toBeNull();
  });
});
