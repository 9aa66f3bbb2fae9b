import { describe, expect, test } from 'vitest';
import { demoCustomer } from '#adapters/memory/demo-customer.ts';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import { defaultProductQuery } from '#core/catalogue/product.ts';
import type { UseCases } from '#core/operations.ts';
import { computeQuote } from '#core/pricing/quote.ts';
import { idempotencyKey, serviceId } from '#core/shared/ids.ts';
import { fail } from '#core/shared/result.ts';
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

const got = <Value>(answer: { ok: true; value: Value } | { ok: false; failure: unknown }): Value => {
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value;
};

let presses = 0;
const press = () => idempotencyKey(String(++presses).padStart(32, '0'));

const addServer = async (useCases: UseCases) => {
  const product = got(await useCases.loadProduct({ slug: 'cloud-server-ssd-4' }));
  const configuration = defaultConfiguration(product);
  const expectedTotal = got(computeQuote(product, configuration)).totals.gross;
  const common = { orderId: null, keepPointer: true, campaign: null, source: null };
  return got(
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

describe('the shop on fakes', () => {
  test('CART-16 the cart is still there after a reload', async () => {
    const { store } = storage();
    const before = openMemoryShop(store, 'http://localhost', now);
    const added = await addServer(before.useCases);
    const after = openMemoryShop(store, 'http://localhost', now);
    expect(after.knowsVisitor()).toBe(true);
    expect(got(await after.useCases.loadCart({ orderId: null }))).toEqual(added.cart);
  });

  test('PAY-02 what the bank decides in another tab is heard in the shop', async () => {
    const { store } = storage();
    const shop = openMemoryShop(store, 'http://localhost', now);
    const cart = (await addServer(shop.useCases)).cart;
    const expectedTotal = cart?.totals.gross;
    if (expectedTotal === undefined) throw new Error('no cart');
    const { orderId } = got(
      await shop.useCases.placeOrder({ ...fields, orderId: null, expectedTotal, idempotencyKey: press() }),
    );
    const waiting = got(await shop.useCases.loadPayment({ orderId }));
    expect(waiting.goTo).toBeNull();
    const bank = openMemoryShop(store, 'http://localhost', now);
    if (waiting.payment) bank.bank.confirm(waiting.payment.id);
    bank.keep();
    shop.restore();
    expect(got(await shop.useCases.loadPayment({ orderId }))).toMatchObject({ payment: { state: 'paid' } });
    expect(got(await shop.useCases.loadVisitor({})).cartId).toBeNull();
  });

  test('CART-16 a tab that only looks writes nothing over what another has done', async () => {
    const kept = storage();
    const shop = openMemoryShop(kept.store, 'http://localhost', now);
    await addServer(shop.useCases);
    const before = kept.writes();
    await shop.useCases.loadCart({ orderId: null });
    await shop.useCases.listProducts({ ...defaultProductQuery, keyword: 'cloud' });
    expect(kept.writes()).toBe(before);
  });

  test('CART-16 a storage that holds nonsense opens an empty shop', async () => {
    const { store, texts } = storage();
    await addServer(openMemoryShop(store, 'http://localhost', now).useCases);
    for (const name of texts.keys()) texts.set(name, '{"map":');
    const shop = openMemoryShop(store, 'http://localhost', now);
    expect(got(await shop.useCases.loadCart({ orderId: null }))).toBeNull();
  });

  test('ROUTE-34 ROUTE-35 a customer who asks for registrant documents gets an answer', async () => {
    const { store } = storage();
    const { useCases } = openMemoryShop(store, 'http://localhost', now);
    const { email: username, password } = demoCustomer;
    got(await useCases.logIn({ username, password, remember: false, redirectUrl: '', idempotencyKey: press() }));
    expect(got(await useCases.loadPapersList({}))).toEqual([]);
    expect(await useCases.loadPapers({ id: serviceId('nobody') })).toEqual(fail({ kind: 'not-found' }));
  });
});
