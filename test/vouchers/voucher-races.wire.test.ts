import { afterAll, beforeAll, expect, test } from 'vitest';
import { DOMAIN_HELD_MS } from '#contracts/domain-hold.ts';
import { type Order, topLines } from '#core/orders/order.ts';
import { dong } from '#core/shared/dong.ts';
import { token } from '#core/shared/ids.ts';
import { pressAtBank } from '#test/kit/backends/backend-payments.ts';
import { eachRealBackend, freshLogin, freshToken, setClock } from '#test/kit/backends/backends.ts';
import { testPool } from '#test/kit/backends/postgres.ts';
import { bySize } from '#test/kit/test-size.ts';
import {
  checkout,
  expectRejected,
  failureOf,
  freshIdempotencyKey,
  loadOrder,
  unwrap,
} from '#test/orders/order-world.ts';
import { type Buyer, cartWith, createPayment, freshContact, server, setCustomerOf } from './voucher-subject.ts';
import { wireBuyer } from './wire-vouchers.ts';

const BUYERS = bySize({ everyday: 60, whole: 200, nightly: 200 });
const USES = 10;

/** Processes a list with this many parallel workers. */
const mapInParallel = async <Of, To>(
  all: readonly Of[],
  hands: number,
  work: (one: Of) => Promise<To>,
): Promise<To[]> => {
  const results: To[] = [];
  let next = 0;
  const hand = async (): Promise<void> => {
    for (let at = next++; at < all.length; at = next++) {
      // `at` is a valid index of the list.
      results[at] = await work(all[at] as Of);
    }
  };
  await Promise.all(Array.from({ length: hands }, hand));
  return results;
};

eachRealBackend('races for vouchers', (backend) => {
  const pool = testPool(backend.databaseUrl);
  let buyer: Buyer;
  beforeAll(async () => {
    buyer = wireBuyer(backend, token(await freshToken(backend)));
  });
  afterAll(async () => {
    // So that other test files of this worker see only the seed's codes.
    await pool.query("update vouchers set expires_at = 1 where code like 'DUA%'");
    await pool.end();
  });

  let codes = 0;
  const limitedCode = async (uses: number): Promise<string> => {
    codes += 1;
    const code = `DUA${Date.now()}${codes}`;
    const rule = {
      kind: 'order',
      percent: 10,
      amount: null,
      maxAmount: null,
      minSpend: 0,
      minQuantity: 0,
      products: null,
      categories: null,
      requiredCompanion: null,
      isFirstOrderOnly: false,
    };
    await pool.query(
      `insert into vouchers (code, id, campaign_id, campaign_action_id, title, description, rule, usage_limit, expires_at, created_at)
       values ($1, $1, '501', '5011', 'Đua', 'Đua', $2, $3, $4, 0)`,
      [code, rule, uses, Date.UTC(2100, 0)],
    );
    return code;
  };
  const usesOf = async (code: string): Promise<number> => {
    const { rows } = await pool.query<{ uses: number }>(
      'select count(*)::int as uses from voucher_uses where code = $1',
      [code],
    );
    return rows[0]?.uses ?? 0;
  };
  const readyCart = async (code: string): Promise<Order> => {
    const cart = await cartWith(buyer, server(1));
    unwrap(await buyer.vouchers.add(cart.id, code, false));
    await setCustomerOf(buyer, cart.id, freshContact());
    return loadOrder(buyer, cart.id);
  };

  test('VOU-01 ROUTE-09 simultaneous direct orders use a code with 3 uses three times; later ones are refused and create no order', async () => {
    const code = await limitedCode(3);
    const { orders, vouchers } = wireBuyer(backend, token((await freshLogin(backend)).token));
    const line = server(1);
    const { offers } = unwrap(await vouchers.forLines([line], [code]));
    const full = unwrap(await orders.placeOwn([line], checkout, freshIdempotencyKey())).totals.gross;
    const expectedTotal = dong(full - (offers.find(({ isApplied }) => isApplied)?.gross ?? 0));
    const press = () => orders.placeOwn([line], checkout, freshIdempotencyKey(), { codes: [code], expectedTotal });
    const answers = await Promise.all(Array.from({ length: 30 }, press));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
    expect(await usesOf(code)).toBe(3);
    for (const answer of answers.filter(({ ok }) => !ok))
      expect(failureOf(answer)).toMatchObject({ detail: { code, why: 'exhausted', old: expectedTotal, new: full } });
  });

  test("VOU-01 a code with 10 uses is used 10 times by many buyers: uses are counted under the voucher's row lock", async () => {
    // Without `for update` on the voucher simultaneous buyers count the same last use: twelve got it.
    const code = await limitedCode(USES);
    const carts = await mapInParallel(Array.from({ length: BUYERS }), 10, () => readyCart(code));
    const answers = await mapInParallel(carts, 40, ({ id }) => buyer.orders.open(id));
    const won = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
    expect(won).toHaveLength(USES);
    expect(await usesOf(code)).toBe(USES);
    for (const order of won) expect(order.discounts?.map((each) => each.code)).toEqual([code]);
    for (const [at, answer] of answers.entries()) {
      if (answer.ok) continue;
      expectRejected(answer, 'voucher-no-longer-valid');
      const shown = carts[at]?.totals.gross;
      expect(failureOf(answer)).toMatchObject({ detail: { code, why: 'exhausted', old: shown } });
    }
    const lost = carts.filter(({ id }) => won.every((order) => order.id !== id)).slice(0, 3);
    for (const { id } of lost) {
      const now = await loadOrder(buyer, id);
      expect(now.status).toBe('draft');
      expect(now.totals).toEqual(topLines(now)[0]?.amounts);
      expect(unwrap(await buyer.orders.open(id)).totals).toEqual(now.totals);
    }
  });

  test('VOU-01 a cancelled order releases its use, once', async () => {
    const code = await limitedCode(1);
    const first = unwrap(await buyer.orders.open((await readyCart(code)).id));
    const refused = await buyer.vouchers.add((await cartWith(buyer, server(1))).id, code, false);
    expect(failureOf(refused)).toMatchObject({ detail: { why: 'exhausted' } });
    unwrap(await buyer.orders.removeOrder(first.id, 'x'));
    expect(await usesOf(code)).toBe(0);
    // Without `for update` on the voucher both get it.
    const carts = [await readyCart(code), await readyCart(code)];
    const answers = await Promise.all(carts.map(({ id }) => buyer.orders.open(id)));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  });

  test('VOU-01 an unpaid use expires and goes to another buyer; the first buyer is refused before a payment is created', async () => {
    const code = await limitedCode(1);
    const [slow, quick] = [await readyCart(code), await readyCart(code).catch(() => null)];
    const open = unwrap(await buyer.orders.open(slow.id));
    expect(unwrap(await createPayment(buyer, open)).amount).toBe(open.totals.gross);
    await setClock(backend, Date.now() + DOMAIN_HELD_MS + 60_000);
    expect(quick).not.toBeNull();
    const taken = unwrap(await buyer.orders.open(quick?.id ?? slow.id));
    expect(taken.discounts).toHaveLength(1);
    const answer = await buyer.payments.retry(
      ...([
        slow.id,
        'VIETQR',
        open.totals.gross,
        'http://localhost:3000/PaymentResult',
        freshIdempotencyKey(),
      ] as const),
    );
    expectRejected(answer, 'voucher-no-longer-valid');
    const now = await loadOrder(buyer, slow.id);
    expect(failureOf(answer)).toMatchObject({
      detail: { code, why: 'exhausted', old: open.totals.gross, new: now.totals.gross },
    });
    expect(unwrap(await createPayment(buyer, now)).amount).toBe(now.totals.gross);
  });

  test('VOU-01 money that arrives after another buyer got the last use settles nothing and goes to manual review', async () => {
    const code = await limitedCode(1);
    const late = await readyCart(code);
    const other = await readyCart(code);
    const open = unwrap(await buyer.orders.open(late.id));
    const made = unwrap(await createPayment(buyer, open));
    await setClock(backend, Date.now() + DOMAIN_HELD_MS + 60_000);
    const paid = unwrap(await createPayment(buyer, unwrap(await buyer.orders.open(other.id))));
    await pressAtBank(backend, paid.id, 'confirm');
    expect((await loadOrder(buyer, other.id)).financial).toBe('PAID');
    await pressAtBank(backend, made.id, 'late');
    expect((await loadOrder(buyer, late.id)).financial).toBe('UNPAID');
    expect(await usesOf(code)).toBe(2);
    const { rows } = await pool.query('select verdict from payment_notifications where payment_id = $1', [made.id]);
    expect(rows).toContainEqual({ verdict: 'review' });
  });

  test('VOU-01 of ten simultaneous first orders of one person, one gets the first-order code', async () => {
    // Without `for update` on the voucher none of seven saw the other orders.
    const contact = freshContact();
    const carts = await mapInParallel(Array.from({ length: 10 }), 5, async () => {
      const cart = await cartWith(buyer, server(1));
      unwrap(await buyer.vouchers.add(cart.id, 'CHAOMUNG10', false));
      await setCustomerOf(buyer, cart.id, contact);
      return cart;
    });
    const answers = await Promise.all(carts.map(({ id }) => buyer.orders.open(id)));
    expect(answers.filter((answer) => answer.ok && answer.value.discounts?.length === 1)).toHaveLength(1);
    for (const answer of answers.filter(({ ok }) => !ok)) expectRejected(answer, 'voucher-no-longer-valid');
  });
});
