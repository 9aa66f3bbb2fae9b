import { restQuotationGateway } from '#adapters/rest/quotation-gateway.ts';
import type { SetUpRow } from '#contracts/desk/operations/set-up-record.ts';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import type { Product } from '#core/catalogue/product.ts';
import type { CheckoutFields } from '#core/checkout/checkout.ts';
import { type Configuration, computeQuote } from '#core/pricing/quote.ts';
import { nameInBrowser } from '#core/session/cookies.ts';
import { productTypes } from '#core/shared/goods/product-types.ts';
import { type OrderId, type QuotationId, quotationId, type ServiceId } from '#core/shared/ids.ts';
import { deskVisitor } from '#test/desk/desk-visitor.ts';
import { expectOk, freshIdempotencyKey } from '#test/kit/fakes/shop.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { type Browser, firm, type ProductionShop } from './production-shop.ts';

export const buyerEmail = 'lan.pham@tiembanhlan.vn';
export const domainNames = ['tiembanhlan-quan-ba.com', 'tiembanhlan-quan-ba.vn'] as const;

/** One plan of each product line but domains, which are added by name. */
const plans = productTypes.flatMap((type) =>
  type === 'domain' ? [] : (seedProducts.find((product) => product.type === type) ?? []),
);

export const checkoutFields = async ({ useCases }: Browser): Promise<CheckoutFields> => {
  const [province] = expectOk(await useCases.loadProvinces({}));
  const [ward] = expectOk(await useCases.loadWards({ province: province?.code ?? '' }));
  return {
    contact: { name: 'Phạm Thị Lan', phone: '0912345678', email: buyerEmail },
    address: { provinceCode: province?.code ?? '', wardCode: ward?.code ?? '', street: '12 Hàng Bông' },
    invoiceFor: 'company',
    company: {
      name: 'Công ty Tiệm Bánh Lan',
      taxCode: '0100109106',
      address: '3 phố Huế, Hà Nội',
      email: 'ketoan@tiembanhlan.vn',
    },
    note: '',
    methodCode: 'VIETQR',
  };
};

/** As its page configures a plan, for the domain that some ask for. */
const configurationOf = (product: Product): Configuration => {
  const named = product.options.filter(({ kind, required }) => kind === 'text' && required);
  const { chosen, ...rest } = defaultConfiguration(product);
  return { ...rest, chosen: { ...chosen, ...Object.fromEntries(named.map(({ id }) => [id, ['tiembanhlan.vn']])) } };
};

/** Adds a plan to the cart. */
export const addPlan = async ({ useCases }: Browser, slug: string): Promise<void> => {
  const product = expectOk(await useCases.loadProduct({ slug }));
  const configuration = configurationOf(product);
  expectOk(
    await useCases.addToCart({
      slug,
      configuration,
      expectedTotal: expectOk(computeQuote(product, configuration)).totals.gross,
      orderId: null,
      keepPointer: true,
      campaign: null,
      source: null,
      idempotencyKey: freshIdempotencyKey(),
    }),
  );
};

/** Orders the cart of a browser. */
export const placeCart = async (browser: Browser): Promise<OrderId> => {
  const cart = expectOk(await browser.useCases.loadCart({ orderId: null }));
  if (cart === null) throw new Error('there is no cart');
  const { orderId, totals } = cart;
  const fields = await checkoutFields(browser);
  const placed = await browser.useCases.finaliseOrder({
    ...fields,
    orderId,
    expectedTotal: totals.gross,
    idempotencyKey: freshIdempotencyKey(),
  });
  return expectOk(placed).orderId;
};

/** Orders one service of every kind. */
export const orderEverything = async (browser: Browser): Promise<OrderId> => {
  for (const { slug } of plans) await addPlan(browser, slug);
  const names = [...domainNames];
  const asked = { names, years: 1, expectedTotal: {}, orderId: null, forLine: null, path: '/' };
  expectOk(await browser.useCases.addDomains({ ...asked, idempotencyKey: freshIdempotencyKey() }));
  return placeCart(browser);
};

/** A quotation of the customer, which was mailed to somebody else. */
export const sendQuotation = async ({ backend }: ProductionShop, browser: Browser): Promise<QuotationId> => {
  const slug = plans[0]?.slug ?? '';
  const configuration = defaultConfiguration(expectOk(await browser.useCases.loadProduct({ slug })));
  const made = await browser.useCases.createQuotation({
    slug,
    configuration,
    orderId: null,
    idempotencyKey: freshIdempotencyKey(),
  });
  const id = quotationId(expectOk(made).goTo.split('/').at(-1) ?? '');
  const held = browser.cookies.get(nameInBrowser('accessToken', true)) ?? null;
  const to = { sender: 'Phạm Thị Lan', email: 'giam-doc@tiembanhlan.vn' };
  expectOk(await restQuotationGateway(wireClient(backend, '', held)).send(id, to, freshIdempotencyKey()));
  return id;
};

let addresses = 0;

/** What a member of the staff types, for all kinds of services; each form reads its own fields. */
const typedFacts = (): Readonly<Record<string, string>> => {
  addresses += 1;
  return {
    ip: `45.117.80.${addresses}`,
    user: 'quantri',
    password: 'Mot-Lan-2026',
    rack: 'A12',
    unit: 'U07',
    port: '7',
    panel: 'https://quanly.tiemmay.vn',
    ns1: firm.nameServers[0],
    ns2: firm.nameServers[1],
    mx: 'mx1.tiemmay.vn',
    imap: 'thu.tiemmay.vn:993',
    smtp: 'thu.tiemmay.vn:465',
    webmail: 'https://thu.tiemmay.vn',
    endpoint: 'https://s3.tiemmay.vn',
    bucket: 'kho-tiem-banh',
    'access-key': 'TIEMBANH1',
    tenant: 'tiembanhlan.onmicrosoft.com',
    lab: 'https://lab.tiemmay.vn',
  };
};

/** Hands over every service that waits. */
export const handOverAll = async ({ staff }: ProductionShop): Promise<void> => {
  const desk = deskVisitor(staff);
  const { body } = await desk.list<SetUpRow>('set-ups', { filter: { kind: 'hand-over' }, perPage: 100 });
  for (const { id, name } of body.rows) {
    const answer = await desk.send('set-ups', `/${id}/hand-over`, typedFacts());
    if (answer.status !== 200) throw new Error(`${name} was refused: ${JSON.stringify(answer.body)}`);
  }
};

export type OwnService = { readonly id: ServiceId; readonly name: string };

export const servicesOf = async ({ useCases }: Browser): Promise<readonly OwnService[]> =>
  expectOk(await useCases.loadServices({ filter: 'all', keyword: null })).services;
