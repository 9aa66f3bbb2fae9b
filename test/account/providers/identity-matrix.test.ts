import { beforeEach, describe, expect, test } from 'vitest';
import { addUser, logIn } from '#adapters/memory/accounts/sessions.ts';
import { createBrowser } from '#adapters/memory/browser/browser-state.ts';
import { refuseMailsTo } from '#adapters/memory/orders/order-mails.ts';
import { memoryWorld, type World } from '#adapters/memory/world.ts';
import { isPublicQuery, operationNames } from '#core/operations.ts';
import { addressId, lineItemId, orderId, serviceId } from '#core/shared/ids.ts';
import { buyName } from '#test/domains/documents/registrant-documents-shop.ts';
import { buyService } from '#test/kit/buy-service.ts';
import { pay, validCheckoutFields } from '#test/kit/checkout.ts';
import { addBySlug, expectOk, freshIdempotencyKey, openShop, type Shop, slugs } from '#test/kit/fakes/shop.ts';
import { type Belongings, inputsFor, runAll } from './identity-matrix.ts';

/** Texts that only the owner may read. */
const marks = ['Chủ Nhân Thật', '0987001002', 'chu.nhan@example.vn', 'Ngõ Riêng 77', 'Địa Chỉ Kín 5'];
const everything = operationNames.filter((name) => !isPublicQuery(name));

const customerShop = (world: World, name: string, phone: string, email: string): Shop => {
  const browser = createBrowser();
  browser.session = logIn(world, addUser(world, name, phone, email));
  return openShop({ world, browser });
};

const press = () => ({ idempotencyKey: freshIdempotencyKey() });

const owner = async (world: World): Promise<{ readonly shop: Shop; readonly own: Belongings }> => {
  const shop = customerShop(world, marks[0] ?? '', marks[1] ?? '', marks[2] ?? '');
  const fields = await validCheckoutFields(shop);
  const contact = { name: marks[0] ?? '', phone: marks[1] ?? '', email: marks[2] ?? '' };
  const place = async () => {
    expectOk(await addBySlug(shop, slugs.server));
    const cart = expectOk(await shop.useCases.loadCart({ orderId: null }));
    if (cart === null) throw new Error('no cart');
    const command = { ...fields, contact, address: { ...fields.address, street: marks[3] ?? '' } };
    return expectOk(
      await shop.useCases.finaliseOrder({
        ...command,
        orderId: cart.orderId,
        expectedTotal: cart.totals.gross,
        idempotencyKey: freshIdempotencyKey(),
      }),
    ).orderId;
  };
  const papered = await buyName(shop, 'ten-rieng-77.vn');
  const papers = { id: papered, registrant: 'citizen', fields: { fullName: marks[0] ?? '' }, documents: {} } as const;
  expectOk(
    await shop.useCases.saveRegistrantDocuments({
      ...papers,
      consent: false,
      step: 'keep',
      idempotencyKey: freshIdempotencyKey(),
    }),
  );
  const store = await buyService(shop, 'S3-100');
  expectOk(await shop.useCases.createAccessKey({ id: store, keyName: 'Khoá kín', ...press() }));
  const hosting = await buyService(shop, 'WH-01');
  const pack = await buyService(shop, 'M365-BB', { quantity: 2, domain: 'rieng.vn' });
  expectOk(
    await shop.useCases.assignSeat({ id: pack, seatName: marks[0] ?? '', seatEmail: 'ke.la@rieng.vn', ...press() }),
  );
  const paid = await place();
  await pay(shop, paid);
  const placed = await place();
  expectOk(await addBySlug(shop, slugs.server));
  const cart = expectOk(await shop.useCases.loadCart({ orderId: null }));
  refuseMailsTo(world, contact.email);
  const { name, phone } = contact;
  const { provinceCode, wardCode } = fields.address;
  expectOk(
    await shop.useCases.saveAddress({
      id: null,
      name,
      phone,
      street: marks[4] ?? '',
      provinceCode,
      wardCode,
      isDefault: true,
      redirectUrl: '/',
      idempotencyKey: freshIdempotencyKey(),
    }),
  );
  const [address] = expectOk(await shop.useCases.loadAddresses({})).addresses;
  const [service] = expectOk(await shop.useCases.loadServices({ filter: 'all', keyword: null })).services;
  const [session] = expectOk(await shop.useCases.loadSecurity({})).sessions;
  const product = expectOk(await shop.useCases.loadProduct({ slug: slugs.server })).id;
  expectOk(await shop.useCases.addFavourite({ productId: product, path: '/', idempotencyKey: freshIdempotencyKey() }));
  return {
    shop,
    own: {
      cart: orderId(cart?.orderId ?? ''),
      cartLine: lineItemId(cart?.lines[0]?.line.id ?? ''),
      placed,
      paid,
      invoice: expectOk(await shop.useCases.loadInvoice({ id: null, orderId: paid })).id,
      service: service?.id ?? '',
      name: papered,
      store,
      accessKey: expectOk(await shop.useCases.loadAccessKeys({ id: store })).keys[0]?.id ?? '',
      hosting,
      pack,
      address: address?.id ?? addressId(''),
      session: session?.id ?? '',
      passkey: session?.id ?? '',
      userId: expectOk(await shop.useCases.loadAccount({})).person.partyId,
      product,
    },
  };
};

/** Everything that the owner can read, as one text, without the fields that reading itself changes. */
const readAsOwner = async ({ useCases }: Shop, own: Belongings): Promise<string> =>
  JSON.stringify([
    await useCases.loadCart({ orderId: own.cart }),
    await useCases.loadOrder({ orderId: own.placed }),
    await useCases.loadOrder({ orderId: own.paid }),
    expectOk(await useCases.loadRefusedMail({ orderId: own.placed })).address,
    await useCases.loadAccount({}),
    await useCases.loadAddresses({}),
    await useCases.loadFavouriteIds({}),
    expectOk(await useCases.loadSecurity({})).sessions.map(({ id }) => id),
    await useCases.loadServices({ filter: 'all', keyword: null }),
    await useCases.loadServiceControl({ id: serviceId(own.service) }),
    await useCases.loadServiceControl({ id: serviceId(own.hosting) }),
    await useCases.loadAccessKeys({ id: serviceId(own.store) }),
    await useCases.loadSeats({ id: serviceId(own.pack) }),
    await useCases.loadServiceEnding({ id: serviceId(own.service) }),
    await useCases.listInvoices({ page: 1 }),
    await useCases.loadRegistrantDocuments({ id: serviceId(own.name) }),
    expectOk(await useCases.loadZone({ id: serviceId(own.name) })),
    expectOk(await useCases.loadDomainSettings({ id: serviceId(own.name) })),
  ]);

describe('the identity matrix over the use cases', () => {
  let world: World;
  let mine: Awaited<ReturnType<typeof owner>>;
  beforeEach(async () => {
    world = memoryWorld({ entrance: 'http://panel.localhost' });
    mine = await owner(world);
  });

  for (const name of everything)
    test(`CART-02 GRD-01 ${name}: a guest and another customer neither read nor change the owner's data`, async () => {
      const before = await readAsOwner(mine.shop, mine.own);
      const strangers = [openShop({ world }), customerShop(world, 'Người Khác', '0900000009', 'nguoi.khac@example.vn')];
      for (const stranger of strangers) {
        const answer = await runAll(stranger.useCases, await inputsFor(stranger, mine.own), name);
        const shown = JSON.stringify(answer);
        expect(marks.filter((mark) => shown.includes(mark))).toEqual([]);
      }
      expect(await readAsOwner(mine.shop, mine.own)).toBe(before);
    });

  test('CART-02 the matrix detects an order service that does not check the caller', async () => {
    const careless = openShop({ world, change: () => ({ orders: mine.shop.ports.orders }) });
    expectOk(await mine.shop.useCases.loadVisitor({}));
    const answer = await runAll(careless.useCases, await inputsFor(careless, mine.own), 'loadOrder');
    expect(JSON.stringify(answer)).toContain(marks[0]);
  });

  const shows = [
    'loadCart',
    'loadOrder',
    'loadInvoice',
    'loadAccount',
    'loadAddresses',
    'listOrders',
    'listInvoices',
    'loadPayment',
    'loadEditableOrder',
    'loadRegistrantDocumentsList',
    'loadRegistrantDocuments',
    'loadZone',
    'loadAccessKeys',
    'loadSeats',
    'enterService',
    'loadDomainSettings',
  ] as const;
  for (const name of shows)
    test(`ORD-02 ${name}: the owner can read their own data`, async () => {
      const answers = await runAll(mine.shop.useCases, await inputsFor(mine.shop, mine.own), name);
      // Each operation that takes an id receives every id of the owner, so one of its inputs must succeed.
      expect(answers).toContainEqual(expect.objectContaining({ ok: true, value: expect.anything() }));
    });
});
