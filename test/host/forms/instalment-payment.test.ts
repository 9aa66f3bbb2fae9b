import { expect, test } from 'vitest';
import { createBrowser } from '#adapters/memory/browser/browser-state.ts';
import { bankOf } from '#adapters/memory/orders/bank.ts';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import { formatDong } from '#core/shared/dong.ts';
import { renderer } from '#ssr/renderer.tsx';
import { hostUnderTest } from '#test/host/host-under-test.ts';
import { placeCart } from '#test/kit/checkout.ts';
import { moveClockTo } from '#test/kit/fakes/memory-changes.ts';
import { addBySlug, expectOk, openShop } from '#test/kit/fakes/shop.ts';
import { addCustomer, logInAs, PASSWORD, USERNAME } from '#test/kit/people.ts';

const drawing = renderer({ kind: 'development', styles: [] });
const idempotencyKey = '0123456789abcdef0123456789abcdef';
const SLUG = 'bare-metal-s';

/** A browser without scripts in which a customer with a server on an instalment plan has logged in. */
const openBrowserWithInstalments = async () => {
  const { host, world } = hostUnderTest({ renderer: drawing });
  addCustomer(world);
  const shop = openShop({ world, browser: createBrowser() });
  expectOk(await logInAs(shop));
  const product = expectOk(await shop.ports.catalogue.product(SLUG));
  const configuration = { ...defaultConfiguration(product), term: 6, plan: 'tra-gop-6' };
  expectOk(await addBySlug(shop, SLUG, { configuration }));
  const { orderId } = expectOk(await placeCart(shop));
  const { payment } = expectOk(await shop.useCases.loadPayment({ orderId }));
  if (payment === null) throw new Error('no payment waits');
  bankOf(world).confirm(payment.id);
  world.state.now += 60_000;
  const person = { username: USERNAME, password: PASSWORD, remember: 'on', redirectUrl: '', idempotencyKey };
  expectOk(await (await host.command('logIn', person)).json());
  const [second, third] = expectOk(await shop.useCases.loadInstalments({})).dues;
  if (!second || !third) throw new Error('nothing is due');
  return { host, shop, orderId, second, third, page: `/service/${second.services[0]?.id}?tab=gia-han` };
};

/** The fields of a page's form for one instalment, as a browser sends them. */
const fieldsOf = (html: string, id: string): readonly (readonly [string, string])[] => {
  const form = html.match(/<form[\s\S]*?<\/form>/g)?.find((each) => each.includes(`name="dues[ky]" value="${id}"`));
  if (form === undefined) throw new Error('the page has no form for the month');
  return [...form.matchAll(/<input[^>]*name="([^"]*)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
};

test('INS-01 without scripts «Trả kỳ này» is a form that leads to the payment of the instalment', async () => {
  const { host, shop, second, page } = await openBrowserWithInstalments();
  const html = await (await host.get(page)).text();
  expect(html).toContain('Trả kỳ này');
  const answer = await host.form(page, fieldsOf(html, second.id));
  expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/thanh-toan\//)]);
  expect(expectOk(await shop.useCases.loadInstalments({})).dues[0]?.pendingOrderId).not.toBeNull();
});

test('INS-01 paying an instalment out of turn is rejected with the reason, and the ticked box stays', async () => {
  const { host, shop, third } = await openBrowserWithInstalments();
  moveClockTo(shop.world, third.dueDate - 20 * 86_400_000);
  const fields = [
    ['_use', 'renewServices'],
    ['idempotencyKey', ''],
    ['dues[ky]', third.id],
    [`expectedTotal[${third.id}]`, String(third.amounts.gross)],
  ] as const;
  const answer = await host.form('/service', fields);
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain('Tháng 2 của gói trả góp này chưa được trả.');
  const ticked = html.match(/<input[^>]*type="checkbox"[^>]*>/g)?.filter((box) => box.includes('checked=""'));
  expect(ticked).toEqual([expect.stringContaining(third.id)]);
});

test('INS-01 the documents of list, service and order show the schedule', async () => {
  const { host, orderId, second, page } = await openBrowserWithInstalments();
  const addresses = [page, `/order/${orderId}`];
  for (const address of addresses) {
    const html = await (await host.get(address)).text();
    expect(html).toContain('Các tháng trả góp của');
    expect(html).toContain(formatDong(second.amounts.gross));
  }
  const list = await (await host.get('/service')).text();
  expect(list).toContain(`Trả góp tháng 2/6 của ${second.title}`);
});
