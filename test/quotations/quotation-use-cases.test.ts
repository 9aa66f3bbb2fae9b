import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memoryCatalogue } from '#adapters/memory/catalogue/catalogue.ts';
import { memoryWorld, type World } from '#adapters/memory/world.ts';
import { QUOTATION_DAYS } from '#contracts/rest/quotation-rest.ts';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { toNewLine } from '#core/cart/lines/new-line.ts';
import type { Product } from '#core/catalogue/product.ts';
import { type Configuration, computeQuote } from '#core/pricing/quote.ts';
import { parseRefusedLines, refusedQuotationPath } from '#core/quotations/refused-lines.ts';
import { toConfiguration } from '#core/quotations/to-configuration.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { type QuotationId, quotationId } from '#core/shared/ids.ts';
import { placeCart } from '#test/kit/checkout.ts';
import { movePrice } from '#test/kit/fakes/memory-changes.ts';
import {
  addBySlug,
  expectFailure,
  expectOk,
  freshIdempotencyKey,
  namedDomain,
  openShop,
  type Shop,
  slugs,
} from '#test/kit/fakes/shop.ts';

const product = async (slug: string): Promise<Product> => expectOk(await memoryCatalogue(memoryWorld()).product(slug));

const quote = async (shop: Shop, slug: string | null, configuration: Configuration | null): Promise<QuotationId> => {
  const { goTo } = expectOk(
    await shop.useCases.createQuotation({ slug, configuration, orderId: null, idempotencyKey: freshIdempotencyKey() }),
  );
  expect(goTo).toMatch(/^\/bao-gia\/\w+$/);
  return quotationId(goTo.slice('/bao-gia/'.length));
};

const chosen: Configuration = {
  term: 3,
  quantity: 2,
  chosen: { '106066': ['10606606'], '106067': ['10606701'], '106069': ['10606902'] },
};

const quoteServer = async (world: World = memoryWorld()) => {
  const seller = openShop({ world });
  return { world, id: await quote(seller, slugs.server, chosen), buyer: openShop({ world }) };
};

const order = async (shop: Shop, id: QuotationId, idempotencyKey = freshIdempotencyKey()) => {
  const { offer } = expectOk(await shop.useCases.loadQuotation({ id }));
  return shop.useCases.orderQuotation({ id, expectedTotal: offer.totals.gross, idempotencyKey });
};

describe('a line can be turned back into its configuration', () => {
  const anyConfiguration = (of: Product): fc.Arbitrary<Configuration> =>
    fc.record({
      term: fc.constantFrom(...of.prices.map(({ term }) => term)),
      quantity: fc.integer({ min: 1, max: 50 }),
      chosen: fc
        .tuple(
          ...of.options.map((option) => {
            const ids = option.values.map(({ id }) => id as string);
            if (option.kind === 'text') return fc.constant(of.type === 'domain' ? [] : ['mot-dong-chu']);
            return option.kind === 'select-one' ? fc.constantFrom(...ids.map((each) => [each]), []) : fc.subarray(ids);
          }),
        )
        .map((values) =>
          Object.fromEntries(
            of.options.flatMap(({ id }, at) => ((values[at] ?? []).length > 0 ? [[id, values[at] ?? []]] : [])),
          ),
        ),
    });

  test('CART-06 CART-08 for every product and choice of the seed the line yields the chosen configuration', async () => {
    for (const { slug, type } of seedProducts) {
      if (type === 'domain') continue;
      const of = await product(slug);
      fc.assert(
        fc.property(anyConfiguration(of), (configuration) => {
          const line = toNewLine(of, configuration, expectOk(computeQuote(of, configuration)), {
            campaign: null,
            source: null,
          });
          const priced = line.children.map(({ productId }) => productId);
          expect(toConfiguration(of, { ...line, pricedProductIds: priced })).toEqual(configuration);
        }),
        { numRuns: 8 },
      );
    }
  });
});

describe('creating a quotation', () => {
  test('CART-19 a product page is quoted with its configuration, and anyone with the link sees the same', async () => {
    const { id, buyer } = await quoteServer();
    const { quotation, totals, offer } = expectOk(await buyer.useCases.loadQuotation({ id }));
    const page = expectOk(computeQuote(await product(slugs.server), chosen));
    expect(totals).toEqual(page.totals);
    expect(offer).toEqual({ isValid: true, lines: [page.totals], totals: page.totals });
    expect(quotation.lines[0]?.options.length).toBeGreaterThan(0);
    expect(quotation.seller.taxCode).not.toBe('');
  });

  test('CART-16 the cart is quoted line by line, including a domain with its state fee', async () => {
    const shop = openShop();
    const domain = await product(slugs.domain);
    expectOk(await addBySlug(shop, slugs.server, { configuration: chosen }));
    expectOk(await addBySlug(shop, slugs.domain, { configuration: namedDomain(domain, 'tiembanhmay.com.vn') }));
    const id = await quote(shop, null, null);
    const { quotation, totals } = expectOk(await openShop({ world: shop.world }).useCases.loadQuotation({ id }));
    const cart = expectOk(await shop.useCases.loadCart({ orderId: null }));
    expect(totals).toEqual(cart?.totals);
    expect(quotation.lines.map(({ description }) => description)).toEqual(['', 'tiembanhmay.com.vn']);
  });

  test('CART-19 an empty cart, an unknown product and a missing domain name cannot be quoted', async () => {
    const shop = openShop();
    const ask = (slug: string | null, configuration: Configuration | null) =>
      shop.useCases.createQuotation({ slug, configuration, orderId: null, idempotencyKey: freshIdempotencyKey() });
    expect(expectFailure(await ask(null, null)).kind).toBe('cart-empty');
    expect(expectFailure(await ask('khong-co', chosen)).kind).toBe('not-found');
    expect(expectFailure(await ask(slugs.domain, { term: 1, quantity: 1, chosen: {} })).kind).toBe('invalid-fields');
    expect(expectFailure(await ask(slugs.server, { ...chosen, term: 99 })).kind).toBe('term-not-sold');
  });
});

describe('ordering from a quotation', () => {
  test('CART-19 another browser orders at the quoted prices although they rose; repeated clicks order once', async () => {
    const { world, id, buyer } = await quoteServer();
    movePrice(world, (await product(slugs.server)).id, 150);
    const idempotencyKey = freshIdempotencyKey();
    const outcome = expectOk(await order(buyer, id, idempotencyKey));
    expect(outcome).toMatchObject({
      added: 1,
      refused: [],
      notice: 'added',
      goTo: expect.stringMatching(/^\/gio-hang/),
    });
    expectOk(await order(buyer, id, idempotencyKey));
    const cart = expectOk(await buyer.useCases.loadCart({ orderId: null }));
    const { totals, quotation } = expectOk(await buyer.useCases.loadQuotation({ id }));
    expect([cart?.itemCount, cart?.totals]).toEqual([1, totals]);
    expect(cart?.lines[0]?.line).toMatchObject({ quotation: id, priceGuaranteedUntil: quotation.validUntil });
  });

  test('CART-19 FIN-01 the quoted total is paid although prices rose meanwhile', async () => {
    const { world, id, buyer } = await quoteServer();
    movePrice(world, (await product(slugs.server)).id, 150);
    expectOk(await order(buyer, id));
    const { orderId } = expectOk(await placeCart(buyer));
    const { payment } = expectOk(await buyer.useCases.loadPayment({ orderId }));
    expect(payment?.amount).toBe(expectOk(await buyer.useCases.loadQuotation({ id })).totals.gross);
  });

  test("CART-19 an expired quotation offers today's prices, and rejects the old total with the new one", async () => {
    const { world, id, buyer } = await quoteServer();
    const before = expectOk(await buyer.useCases.loadQuotation({ id }));
    movePrice(world, (await product(slugs.server)).id, 150);
    world.state.now += QUOTATION_DAYS * DAY_MS;
    const { offer, totals } = expectOk(await buyer.useCases.loadQuotation({ id }));
    expect([offer.isValid, totals]).toEqual([false, before.totals]);
    expect(offer.totals.gross).toBeGreaterThan(totals.gross);
    const stale = await buyer.useCases.orderQuotation({
      id,
      expectedTotal: totals.gross,
      idempotencyKey: freshIdempotencyKey(),
    });
    expect(expectFailure(stale)).toEqual({ kind: 'price-changed', old: totals.gross, now: offer.totals.gross });
    expectOk(await order(buyer, id));
    const cart = expectOk(await buyer.useCases.loadCart({ orderId: null }));
    expect(cart?.totals).toEqual(offer.totals);
    expect(cart?.lines[0]?.line.quotation).toBeUndefined();
  });

  test('CART-19 a withdrawn product is left out and named, the others are ordered; without any product there is no offer', async () => {
    const shop = openShop();
    expectOk(await addBySlug(shop, slugs.server, { configuration: chosen }));
    expectOk(await addBySlug(shop, slugs.promoted));
    const id = await quote(shop, null, null);
    const buyer = openShop({ world: shop.world });
    const [server, other] = [await product(slugs.server), await product(slugs.promoted)];
    shop.world.state.withdrawn.add(server.id);
    const { offer } = expectOk(await buyer.useCases.loadQuotation({ id }));
    expect(offer.lines.map((line) => line === null)).toEqual([true, false]);
    const outcome = expectOk(await order(buyer, id));
    expect(outcome).toMatchObject({ added: 1, refused: [{ title: server.title }] });
    expect(outcome.cart?.totals).toEqual(offer.totals);
    shop.world.state.withdrawn.add(other.id);
    expect(expectFailure(await order(openShop({ world: shop.world }), id)).kind).toBe('product-unavailable');
  });

  test('DOM-04 CART-05 a name that was registered meanwhile is reported on the page, and the other lines are in the cart', async () => {
    const shop = openShop();
    const domain = await product(slugs.domain);
    expectOk(await addBySlug(shop, slugs.domain, { configuration: namedDomain(domain, 'tiembanhmay.com.vn') }));
    expectOk(await addBySlug(shop, slugs.promoted));
    const id = await quote(shop, null, null);
    shop.world.state.registered.add('tiembanhmay.com.vn');
    const buyer = openShop({ world: shop.world });
    const outcome = expectOk(await order(buyer, id));
    expect(outcome).toMatchObject({ added: 1, goTo: refusedQuotationPath(id, [0]) });
    expect(outcome.refused[0]?.failure.kind).toBe('domain-unavailable');
    expect(expectOk(await buyer.useCases.loadCart({ orderId: null }))?.itemCount).toBe(1);
  });

  test('CART-19 an unknown quotation is not-found, both when it is loaded and when it is ordered', async () => {
    const shop = openShop();
    const id = quotationId('0'.repeat(32));
    expect(expectFailure(await shop.useCases.loadQuotation({ id })).kind).toBe('not-found');
    expect(expectFailure(await shop.useCases.loadQuotationPdf({ id, buyer: { name: '', taxCode: '' } })).kind).toBe(
      'not-found',
    );
    const ordered = await shop.useCases.orderQuotation({
      id,
      expectedTotal: 0 as never,
      idempotencyKey: freshIdempotencyKey(),
    });
    expect(expectFailure(ordered).kind).toBe('not-found');
  });

  test('ROUTE-48 line positions in a URL are parsed as numbers only', () => {
    fc.assert(
      fc.property(fc.string(), (text) =>
        parseRefusedLines(text).every((at) => Number.isSafeInteger(at) && at >= 0 && at < 1_000),
      ),
    );
    expect(parseRefusedLines('0-2')).toEqual([0, 2]);
  });
});
