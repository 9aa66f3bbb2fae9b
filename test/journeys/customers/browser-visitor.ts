import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { remoteClient } from '#adapters/remote/client.ts';
import type { CartView } from '#core/cart/cart.ts';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import type { CheckoutFields } from '#core/checkout/checkout.ts';
import type { UseCases } from '#core/operations.ts';
import { computeQuote } from '#core/pricing/quote.ts';
import { type IdempotencyKey, idempotencyKey, type OrderId, type QuotationId, quotationId } from '#core/shared/ids.ts';
import { customer, purchase } from '#test/journeys/purchase.ts';
import { origin } from '#test/journeys/site/origins.ts';
import { expectOk } from '#test/kit/fakes/shop.ts';
import { useCasesOver } from '#test/kit/fakes/use-cases-over.ts';

/** The shop's use cases with the cookies of a browser, so that a journey can start in the middle. */
export const useCasesOf = (request: APIRequestContext, shop: string = origin): UseCases =>
  useCasesOver(
    remoteClient(async (path, { method, headers, body }) => {
      const answer = await request.fetch(shop + path, {
        method,
        headers: { ...headers, origin: shop },
        ...(body === undefined ? {} : { data: body }),
      });
      return { status: answer.status(), json: () => answer.json() };
    }),
  );

export const freshIdempotencyKey = (): IdempotencyKey => idempotencyKey(randomUUID().replaceAll('-', ''));

/** A .vn name, whose order asks for an address. */
export const addName = async (useCases: UseCases): Promise<void> => {
  const names = [`phuong-xa-${randomUUID().slice(0, 8)}.vn`];
  const asked = { names, years: 1, expectedTotal: {}, orderId: null, forLine: null, path: '/' };
  expectOk(await useCases.addDomains({ ...asked, idempotencyKey: freshIdempotencyKey() }));
};

/** Adds a product with its default configuration and returns the cart. */
export const addProduct = async (useCases: UseCases, slug: string = purchase.slug, quantity = 1): Promise<CartView> => {
  const product = expectOk(await useCases.loadProduct({ slug }));
  const configuration = { ...defaultConfiguration(product), quantity };
  const { totals } = expectOk(computeQuote(product, configuration));
  const added = await useCases.addToCart({
    slug,
    configuration,
    expectedTotal: totals.gross,
    orderId: null,
    keepPointer: true,
    campaign: null,
    source: null,
    idempotencyKey: freshIdempotencyKey(),
  });
  const { cart } = expectOk(added);
  if (cart === null) throw new Error('the cart could not be read after the add');
  return cart;
};

/** Quotes a product with its default configuration. */
export const quoteProduct = async (useCases: UseCases, slug: string = purchase.slug): Promise<QuotationId> => {
  const configuration = defaultConfiguration(expectOk(await useCases.loadProduct({ slug })));
  const made = await useCases.createQuotation({
    slug,
    configuration,
    orderId: null,
    idempotencyKey: freshIdempotencyKey(),
  });
  return quotationId(expectOk(made).goTo.split('/').at(-1) ?? '');
};

const checkoutFields = async (useCases: UseCases): Promise<CheckoutFields> => {
  const provinces = expectOk(await useCases.loadProvinces({}));
  const province = provinces.find(({ name }) => name === customer.province)?.code ?? '';
  const [ward] = expectOk(await useCases.loadWards({ province }));
  return {
    contact: { name: customer.name, phone: customer.phone, email: customer.email },
    address: { provinceCode: province, wardCode: ward?.code ?? '', street: customer.street },
    invoiceFor: 'person',
    company: { name: '', taxCode: '', address: '', email: '' },
    note: '',
    methodCode: 'VIETQR',
  };
};

/** Places an order for the cart; the order then waits for its payment. */
export const placeCart = async (useCases: UseCases, { orderId, totals }: CartView): Promise<OrderId> => {
  const command = {
    ...(await checkoutFields(useCases)),
    orderId,
    expectedTotal: totals.gross,
    idempotencyKey: freshIdempotencyKey(),
  };
  return expectOk(await useCases.finaliseOrder(command)).orderId;
};

/** Confirms or declines the payment of a waiting order at the sandbox bank. */
export const answerAsBank = async (
  useCases: UseCases,
  orderId: OrderId,
  deed: 'confirm' | 'decline' = 'confirm',
): Promise<void> => {
  const { payment } = expectOk(await useCases.loadPayment({ orderId }));
  const answer = await fetch(payment?.sandboxUrl ?? '', {
    method: 'POST',
    body: new URLSearchParams({ deed }),
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`the sandbox bank answered ${answer.status}`);
};
