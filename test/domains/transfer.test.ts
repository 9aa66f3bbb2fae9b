import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addUser, logIn } from '#adapters/memory/accounts/sessions.ts';
import { createBrowser } from '#adapters/memory/browser/browser-state.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import type { AddTransferCommand } from '#core/cart/add-transfer.ts';
import type { DomainAnswer } from '#core/domains/domain-registry.port.ts';
import {
  AUTH_CODE_TTL_MS,
  findTransferProblem,
  MIN_TRANSFER_AGE_MS,
  parseAuthCode,
  termOfTransferred,
} from '#core/domains/transfer.ts';
import { addMonthsToTime, formatDate } from '#core/shared/calendar.ts';
import { dong } from '#core/shared/dong.ts';
import { extendTerm } from '#core/shared/paid-term.ts';
import { ok } from '#core/shared/result.ts';
import { payCart, validCheckoutFields } from '#test/kit/checkout.ts';
import { decideTransfer } from '#test/kit/fakes/memory-changes.ts';
import { expectFailure, expectOk, freshIdempotencyKey, openShop, type Shop } from '#test/kit/fakes/shop.ts';
import { sentenceOf } from '#ui/failures/messages.vi.ts';

const CODE = 'Ma-Chuyen-Bi-Mat-1';
const NAME = 'tiem-banh-cu.com';
const PRICE = dong(361_800);

/** A shop whose registry returns these facts for every registered name. */
const shopWith = (
  facts: { readonly statusCodes?: readonly string[]; readonly registeredAt?: number | null } = {},
): Shop => {
  const world = memoryWorld();
  const browser = createBrowser();
  browser.session = logIn(world, addUser(world, 'Trần Thị Bích', '0912345678', 'bich@example.vn'));
  world.state.registered.add(NAME);
  world.state.registered.add('tiem-banh-cu.vn');
  return openShop({
    world,
    browser,
    change: ({ domains }) => ({
      domains: {
        check: async (name) => {
          const answer = await domains.check(name);
          if (!answer.ok || answer.value.whois === undefined) return answer;
          return ok({ ...answer.value, whois: { ...answer.value.whois, statusCodes: ['active'], ...facts } });
        },
      },
    }),
  });
};
const add = (shop: Shop, more: Partial<AddTransferCommand> = {}) =>
  shop.useCases.addTransfer({
    name: NAME,
    authCode: CODE,
    expectedTotal: PRICE,
    orderId: null,
    idempotencyKey: freshIdempotencyKey(),
    ...more,
  });

describe('whether a name can be transferred', () => {
  test('DOM-04 only a definitely registered name that is unlocked and old enough can be transferred', () => {
    const now = Date.UTC(2026, 10, 21);
    const whois = { registrar: null, registeredAt: 0, expiresAt: null, nameservers: [], statusCodes: ['ok'] };
    const of = (answer: Partial<DomainAnswer>) =>
      findTransferProblem({ name: NAME, status: 'registered', ...answer }, now);
    for (const status of ['available', 'reserved', 'invalid', 'unknown'] as const)
      expect(of({ status, whois })).toBe(status);
    for (const state of ['clientTransferProhibited', 'server transfer prohibited', 'CLIENTTRANSFERPROHIBITED'])
      expect(of({ whois: { ...whois, statusCodes: ['active', state] } })).toBe('locked');
    expect([of({ whois }), of({})]).toEqual([null, null]);
    const young = { ...whois, registeredAt: now - MIN_TRANSFER_AGE_MS + 1 };
    expect(of({ whois: young })).toBe('young');
    expect(of({ whois: { ...young, registeredAt: now - MIN_TRANSFER_AGE_MS } })).toBe(null);
    // Below .vn a change of registrar has no minimum age.
    expect(of({ name: 'tiem-banh-cu.vn', whois: young })).toBe(null);
  });

  const anyBlank = fc.constantFrom('', ' ', '\t', '\u00a0', '\u200b', '\ufeff', '\n');
  const visible = fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCodePoint(code));

  test('DOM-01 an auth code has 6 to 64 visible ASCII characters; surrounding blanks are removed', () =>
    fc.assert(
      fc.property(fc.array(visible, { maxLength: 80 }), anyBlank, anyBlank, (letters, before, after) => {
        const code = letters.join('');
        const isCode = letters.length >= 6 && letters.length <= 64;
        expect(parseAuthCode(`${before}${code}${after}`)).toBe(isCode ? code : null);
      }),
    ));

  test('DOM-01 whatever is typed is an auth code of visible ASCII characters or none', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (typed) => {
        expect(parseAuthCode(typed) ?? '******').toMatch(/^[\x21-\x7e]{6,64}$/);
        expect(parseAuthCode(`${typed} ${typed}x`)).toBe(null);
      }),
      { examples: [['\u0001abcdef'], ['ａｂｃｄｅｆ']] },
    ));

  test.each([
    ['Ab’1234', "Ab'1234"],
    ['‘Ab1234', "'Ab1234"],
    ['Ab“12”34', 'Ab"12"34'],
    ['Ab—1234', 'Ab--1234'],
    ['Ab–1234', 'Ab-1234'],
    ['Ab−1234', 'Ab-1234'],
    ['Ab‑12‐34', 'Ab-12-34'],
    ['Ab…1234', 'Ab...1234'],
    ['Ａｂ＃1234', 'Ab#1234'],
    ['\u200bAb1234\u202c', 'Ab1234'],
    ['\nAb1234\t', 'Ab1234'],
  ])('DOM-01 %j, as a phone writes it, is the auth code %s', (typed, code) => {
    expect(parseAuthCode(typed)).toBe(code);
    expect(parseAuthCode(code)).toBe(code);
  });

  test.each([
    'https://www.tiem-banh-cu.com/',
    'http://tiem-banh-cu.com:8080/lien-he?x=1',
    'www.tiem-banh-cu.com',
    'TIEM-BANH-CU.COM.',
    ' lan@tiem-banh-cu.com ',
    'tiem-banh-cu。com',
    '\u200btiem-banh-cu.com',
    'ｔｉｅｍ-banh-cu.com',
    '//tiem-banh-cu.com',
    'tiem-banh-cu.com/#top',
  ])('DOM-01 %j is the name that is transferred', async (typed) => {
    const { useCases } = shopWith();
    expect(expectOk(await useCases.loadTransfer({ name: typed }))).toMatchObject({ name: NAME, problem: null });
  });

  test("DOM-01 the offer is one year's renewal, below .vn with the state fee, or the reason why there is none", async () => {
    const { useCases } = shopWith();
    const of = async (name: string) => expectOk(await useCases.loadTransfer({ name }));
    expect(await of(' Tiem-Banh-Cu.COM ')).toMatchObject({ name: NAME, problem: null, domainPrice: { total: PRICE } });
    expect(await of('tiem-banh-cu.vn')).toMatchObject({
      problem: null,
      domainPrice: { registration: 0, maintenance: 350_000, service: 100_000, total: 458_000 },
    });
    for (const [name, problem] of [
      ['con-trong.com', 'available'],
      ['quochoi.vn', 'reserved'],
      ['qua-tai.com', 'unknown'],
      ['may.zip', 'not-sold'],
      ['không phải', 'invalid'],
    ] as const)
      expect([name, (await of(name)).problem]).toEqual([name, problem]);
  });
});

describe('a transfer in the cart', () => {
  test('DOM-01 DOM-04 it has the shown price, and no answer contains its auth code', async () => {
    const shop = shopWith();
    const outcome = expectOk(await add(shop));
    expect(outcome.cart?.lines.map(({ line }) => [line.description, line.isTransfer, line.term])).toEqual([
      [NAME, true, 1],
    ]);
    expect([outcome.cart?.totals.gross, outcome.notice]).toEqual([PRICE, 'added']);
    const cart = await shop.useCases.loadCart({ orderId: null });
    expect(JSON.stringify([outcome, cart, shop.world.log, [...shop.world.state.orders.values()]])).not.toContain(CODE);
    expect(JSON.stringify([...shop.world.state.idempotencyKeys.values()])).not.toContain(CODE);
  });

  test('DOM-01 CART-19 a wrong auth code, a wrong price and the reason why a name cannot be transferred are reported', async () => {
    const shop = shopWith();
    for (const transferCode of ['', 'ngắn', 'a b c d e f g'])
      expect(expectFailure(await add(shop, { authCode: transferCode }))).toEqual({
        kind: 'invalid-fields',
        fields: { authCode: 'transfer-code' },
      });
    expect(expectFailure(await add(shop, { expectedTotal: dong(1) }))).toEqual({
      kind: 'price-changed',
      old: 1,
      now: PRICE,
    });
    const refused = (domain: string, why: string) => ({ kind: 'transfer-refused', domain, why });
    expect(expectFailure(await add(shop, { name: 'con-trong.com' }))).toEqual(refused('con-trong.com', 'available'));
    expect(expectFailure(await add(shop, { name: 'may.zip' }))).toEqual(refused('may.zip', 'not-sold'));
    expect(expectFailure(await add(shopWith({ statusCodes: ['clientTransferProhibited'] })))).toEqual(
      refused(NAME, 'locked'),
    );
    const young = shopWith({ registeredAt: Date.now() + MIN_TRANSFER_AGE_MS });
    expect(expectFailure(await add(young))).toEqual(refused(NAME, 'young'));
    expect(expectOk(await shop.useCases.loadCart({ orderId: null }))).toBe(null);
  });

  test('CART-05 CART-17 a name is in the cart once; one idempotency key adds it once', async () => {
    const shop = shopWith();
    const idempotencyKey = freshIdempotencyKey();
    expectOk(await add(shop, { idempotencyKey }));
    expectOk(await add(shop, { idempotencyKey }));
    expect(expectFailure(await add(shop))).toEqual({ kind: 'domain-already-in-order', domain: NAME });
    expect(expectOk(await shop.useCases.loadCart({ orderId: null }))?.lines).toHaveLength(1);
  });

  test('DOM-01 DOM-04 an expired auth code blocks the order, which says so, until the name is added again', async () => {
    const shop = shopWith();
    const { cart } = expectOk(await add(shop));
    if (cart === null) throw new Error('there is no cart');
    shop.world.state.now += AUTH_CODE_TTL_MS + 1;
    const [user] = shop.world.state.users.values();
    if (user) shop.browser.session = logIn(shop.world, user);
    const placing = { ...(await validCheckoutFields(shop)), orderId: cart.orderId, expectedTotal: cart.totals.gross };
    const refused = expectFailure(
      await shop.useCases.finaliseOrder({ ...placing, idempotencyKey: freshIdempotencyKey() }),
    );
    expect(refused).toEqual({ kind: 'transfer-refused', domain: NAME, why: 'code-forgotten' });
    expect(sentenceOf(refused)).toContain('nhập lại mã chuyển');
    const idempotencyKey = freshIdempotencyKey();
    for (const again of [idempotencyKey, idempotencyKey]) expectOk(await add(shop, { idempotencyKey: again }));
    const { lines } = expectOk(await shop.useCases.loadCart({ orderId: null })) ?? { lines: [] };
    expect(lines.map(({ line }) => [line.description, line.isAuthCodeDeleted])).toEqual([[NAME, undefined]]);
    expectOk(await shop.useCases.finaliseOrder({ ...placing, idempotencyKey: freshIdempotencyKey() }));
  });

  test('DOM-04 the registry is asked again when the order is placed, and once more before the payment', async () => {
    const shop = shopWith();
    const { cart } = expectOk(await add(shop));
    if (cart === null) throw new Error('there is no cart');
    const placing = { ...(await validCheckoutFields(shop)), orderId: cart.orderId, expectedTotal: cart.totals.gross };
    shop.world.state.registered.delete(NAME);
    const refused = { kind: 'transfer-refused', domain: NAME, why: 'available' };
    expect(
      expectFailure(await shop.useCases.finaliseOrder({ ...placing, idempotencyKey: freshIdempotencyKey() })),
    ).toEqual(refused);
    shop.world.state.registered.add(NAME);
    const { orderId } = expectOk(
      await shop.useCases.finaliseOrder({ ...placing, idempotencyKey: freshIdempotencyKey() }),
    );
    shop.world.state.registered.delete(NAME);
    const again = {
      orderId,
      methodCode: 'VNPAY',
      expectedTotal: cart.totals.gross,
      idempotencyKey: freshIdempotencyKey(),
    };
    expect(expectFailure(await shop.useCases.retryPayment(again))).toEqual(refused);
  });
});

describe('a paid transfer', () => {
  /** The service of a paid transfer. */
  const paid = async (shop: Shop) => {
    expectOk(await add(shop));
    const orderId = await payCart(shop);
    shop.world.state.now += 10_000;
    const now = async () => {
      const found = (['all', 'ended'] as const).map((filter) => shop.useCases.loadServices({ filter, keyword: NAME }));
      const [service] = (await Promise.all(found)).flatMap((each) => expectOk(each).services);
      if (!service) throw new Error('a paid move is no service');
      return service;
    };
    return { now, orderId, id: (await now()).id };
  };

  test('DOM-01 SVC-01 it is pending until staff confirm the arrival; then it runs a year longer than before', async () => {
    const shop = shopWith();
    const { now, id, orderId } = await paid(shop);
    expect(await now()).toMatchObject({
      name: NAME,
      status: 'PROCESSING',
      transfer: 'MOVING',
      documentState: 'NOT_NEEDED',
    });
    shop.world.state.now += 86_400_000;
    expect((await now()).transfer).toBe('MOVING');
    expect(expectOk(await shop.useCases.loadOrder({ orderId })).status).toBe('confirmed');
    decideTransfer(shop.world, id, null);
    const arrived = await now();
    const before = expectOk(await shop.useCases.loadWhois({ name: NAME })).whois.expiresAt;
    expect(arrived.status).toBe('COMPLETED');
    expect('transfer' in arrived).toBe(false);
    expect(arrived.endDate).toBe(addMonthsToTime(before ?? 0, 12));
  });

  test('DOM-01 it ends on the day on which it ended at its registrar, also a 29/02, and else on that of its payment', () => {
    const [leapDay, payment] = [Date.UTC(2028, 1, 29, 3), Date.UTC(2027, 7, 31, 3)];
    const years = [0, 1, 2, 3].map((more) => extendTerm(termOfTransferred(leapDay, payment), 12 * more));
    expect(years.map(({ endDate }) => formatDate(endDate))).toEqual([
      '28/02/2029',
      '28/02/2030',
      '28/02/2031',
      '29/02/2032',
    ]);
    expect(termOfTransferred(Number.NaN, payment)).toEqual({
      endDate: Date.UTC(2028, 7, 31, 3),
      anchorDay: 31,
      givenDays: 0,
    });
  });

  test('DOM-01 a rejected transfer never arrives, and the name can be transferred again', async () => {
    const shop = shopWith();
    const { now, id } = await paid(shop);
    decideTransfer(shop.world, id, 'Mã chuyển không đúng');
    expect(await now()).toMatchObject({ status: 'CANCELLED', transfer: 'REFUSED' });
    decideTransfer(shop.world, id, null);
    expect((await now()).status).toBe('CANCELLED');
    expect(expectOk(await add(shop)).cart?.lines).toHaveLength(1);
  });
});
