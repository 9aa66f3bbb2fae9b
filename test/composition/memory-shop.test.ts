import { describe, expect, test } from 'vitest';
import { demoCustomer } from '#adapters/memory/accounts/demo-customer.ts';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import { defaultProductQuery } from '#core/catalogue/product.ts';
import type { UseCases } from '#core/operations.ts';
import { computeQuote } from '#core/pricing/quote.ts';
import { idempotencyKey, serviceId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { fail } from '#core/shared/result.ts';
import { followOrderLink } from '#sandbox/follow-order-link.ts';
import { openMemoryShop } from '#sandbox/open-shop.ts';

const now = () => Date.UTC(2026, 9, 5, 2);

/** A browser's storage that two tabs share. */
const storage = () => {
  const texts = new Map<string, string>();
  let writes = 0;
  const store = {
    read: (name: string) => texts.get(name) ?? null,
    write: (name: string, text: string) => {
      writes += 1;
      texts.set(name, text);
    },
  };
  return { store, texts, writes: () => writes };
};

const expectOk = <Value>(answer: { ok: true; value: Value } | { ok: false; failure: unknown }): Value => {
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value;
};

let presses = 0;
const press = () => idempotencyKey(String(++presses).padStart(32, '0'));

const addServer = async (useCases: UseCases) => {
  const product = expectOk(await useCases.loadProduct({ slug: 'cloud-server-ssd-4' }));
  const configuration = defaultConfiguration(product);
  const expectedTotal = expectOk(computeQuote(product, configuration)).totals.gross;
  const common = { orderId: null, keepPointer: true, campaign: null, source: null };
  return expectOk(
    await useCases.addToCart({ ...common, slug: product.slug, configuration, expectedTotal, idempotencyKey: press() }),
  );
};

const fields = {
  contact: { name: 'Nguyễn Thị Mây', phone: '0912 345 678', email: 'may@example.vn' },
  address: { provinceCode: '01', wardCode: '00004', street: '12 phố Hàng Bông' },
  invoiceFor: 'person',
  company: { name: '', taxCode: '', address: '', email: '' },
  note: '',
  methodCode: 'VIETQR',
} as const;

describe('the shop over memory adapters', () => {
  test('CART-16 the cart survives a reload', async () => {
    const { store } = storage();
    const before = openMemoryShop(store, 'http://localhost', now);
    const added = await addServer(before.useCases);
    const after = openMemoryShop(store, 'http://localhost', now);
    expect(after.knowsVisitor()).toBe(true);
    expect(expectOk(await after.useCases.loadCart({ orderId: null }))).toEqual(added.cart);
  });

  test('PAY-02 a payment that is confirmed in another tab is paid in the shop', async () => {
    const { store } = storage();
    const shop = openMemoryShop(store, 'http://localhost', now);
    const cart = (await addServer(shop.useCases)).cart;
    const expectedTotal = cart?.totals.gross;
    if (expectedTotal === undefined) throw new Error('no cart');
    const { orderId } = expectOk(
      await shop.useCases.finaliseOrder({ ...fields, orderId: null, expectedTotal, idempotencyKey: press() }),
    );
    const waiting = expectOk(await shop.useCases.loadPayment({ orderId }));
    expect(waiting.goTo).toBeNull();
    const bank = openMemoryShop(store, 'http://localhost', now);
    if (waiting.payment) bank.bank.confirm(waiting.payment.id);
    bank.keep();
    shop.restore();
    expect(expectOk(await shop.useCases.loadPayment({ orderId }))).toMatchObject({ payment: { state: 'paid' } });
    expect(expectOk(await shop.useCases.loadVisitor({})).cartId).toBeNull();
  });

  test('a link in the outbox opens its order in the shop, and a forged one leads to where a fresh one is asked for', async () => {
    const { store } = storage();
    const shop = openMemoryShop(store, 'http://localhost', now);
    const expectedTotal = (await addServer(shop.useCases)).cart?.totals.gross;
    if (expectedTotal === undefined) throw new Error('no cart');
    const { orderId } = expectOk(
      await shop.useCases.finaliseOrder({ ...fields, orderId: null, expectedTotal, idempotencyKey: press() }),
    );
    const orderNumber = shop.world.state.orders.get(orderId)?.order.number ?? '';
    const asked = { orderNumber, email: fields.contact.email, proof: '', idempotencyKey: press() };
    expectOk(await shop.useCases.requestOrderLink(asked));
    const [link = ''] = /http:\S+/.exec(shop.world.state.accounts.outbox.at(-1)?.text ?? '') ?? [];
    expect(await followOrderLink(shop, new URL(link).pathname)).toBe(paths.payment(orderId));
    expect(await followOrderLink(shop, '/don-hang/sai')).toBe(paths.orderLink('chep-thieu'));
    expect([await followOrderLink(shop, '/don-hang'), await followOrderLink(shop, '/gio-hang')]).toEqual([null, null]);
  });

  test('CART-16 a tab that only reads writes nothing to the storage', async () => {
    const kept = storage();
    const shop = openMemoryShop(kept.store, 'http://localhost', now);
    await addServer(shop.useCases);
    const before = kept.writes();
    await shop.useCases.loadCart({ orderId: null });
    await shop.useCases.listProducts({ ...defaultProductQuery, keyword: 'cloud' });
    expect(kept.writes()).toBe(before);
  });

  test('CART-16 an invalid storage opens an empty shop', async () => {
    const { store, texts } = storage();
    await addServer(openMemoryShop(store, 'http://localhost', now).useCases);
    for (const name of texts.keys()) texts.set(name, '{"map":');
    const shop = openMemoryShop(store, 'http://localhost', now);
    expect(expectOk(await shop.useCases.loadCart({ orderId: null }))).toBeNull();
  });

  test('ROUTE-34 ROUTE-35 a customer without registrant documents gets an empty list, and not-found for an unknown id', async () => {
    const { store } = storage();
    const { useCases } = openMemoryShop(store, 'http://localhost', now);
    const { email: username, password } = demoCustomer;
    expectOk(await useCases.logIn({ username, password, remember: false, redirectUrl: '', idempotencyKey: press() }));
    expect(expectOk(await useCases.loadRegistrantDocumentsList({}))).toEqual([]);
    expect(await useCases.loadRegistrantDocuments({ id: serviceId('nobody') })).toEqual(fail({ kind: 'not-found' }));
  });
});
