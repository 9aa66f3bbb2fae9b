import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BalanceGateway } from '#core/balance/balance-gateway.port.ts';
import { topUpLimits } from '#core/balance-rules/top-up.ts';
import { type Dong, dong } from '#core/shared/dong.ts';
import { idempotencyKey, orderId, type TopUpId, topUpId } from '#core/shared/ids.ts';
import { expectNotFound, expectRefused, firstPayment, serverLine, unwrap } from '#test/payment/payment-subject.ts';
import { type Owner, ownOrder } from '#test/services/service-subject.ts';

export type BalanceSubject = {
  /** A customer who buys, and their balance. */
  readonly owner: Owner;
  readonly balance: BalanceGateway;
  readonly other: BalanceGateway;
  readonly guest: BalanceGateway;
  /** The bank reports money for a top-up; a reference that it reported before is the same transfer. */
  readonly arrives: (id: TopUpId, amount: number, reference: string) => Promise<void>;
};

const newKey = () => idempotencyKey(randomUUID().replaceAll('-', ''));
export const newReference = (): string => String(Math.floor(Math.random() * 1e15));
const denied = { ok: false, failure: { kind: 'denied' } };

export const balanceOf = async (gateway: BalanceGateway): Promise<Dong> => unwrap(await gateway.load(1)).balance;

/** Pays this amount in. */
export const payIn = async ({ balance, arrives }: BalanceSubject, amount: number): Promise<void> => {
  const { id } = unwrap(await balance.topUp(topUpLimits.min, newKey()));
  await arrives(id, amount, newReference());
};

/** What every BalanceGateway owes its callers. */
export const balanceLaws = (open: () => Promise<BalanceSubject>): void => {
  test('PAY-02 a top-up has a number, a QR code and the account of the shop; nothing is credited before the bank reports money', async () => {
    const { balance } = await open();
    const made = unwrap(await balance.topUp(dong(200_000), newKey()));
    expect(made).toMatchObject({ amount: 200_000, received: 0, number: expect.stringMatching(/^NT\d{8,}$/) });
    expect(made.transfer.content).toBe(made.number);
    expect(made.qrText).toContain(made.number);
    expect(unwrap(await balance.load(1))).toEqual({ balance: 0, page: 1, pages: 1, entries: [] });
    expect(unwrap(await balance.topUp(dong(200_000), newKey()))).toEqual(made);
    expect(unwrap(await balance.loadTopUp(made.id))).toEqual(made);
  });

  test('amounts outside of the limits are refused', async () => {
    const { balance } = await open();
    for (const amount of [topUpLimits.min - 1, topUpLimits.max + 1])
      expectRefused(await balance.topUp(dong(amount), newKey()), 'bad-input');
  });

  test('PAY-02 what really came is credited: less, more and a second transfer; the same transfer counts once', async () => {
    const { balance, arrives } = await open();
    const { id, number } = unwrap(await balance.topUp(dong(100_000), newKey()));
    const [first, second] = [newReference(), newReference()];
    for (const reference of [first, first]) await arrives(id, 60_000, reference);
    expect(await balanceOf(balance)).toBe(60_000);
    await arrives(id, 150_000, second);
    await arrives(id, 150_000, second);
    const found = unwrap(await balance.load(1));
    expect(found.balance).toBe(210_000);
    expect(found.entries.map(({ kind, change, topUp, order }) => [kind, change, topUp, order])).toEqual([
      ['top-up', 150_000, number, null],
      ['top-up', 60_000, number, null],
    ]);
    expect(unwrap(await balance.loadTopUp(id)).received).toBe(210_000);
  });

  test('an order is paid whole from the balance, once per key, with an invoice and an entry that names it', async () => {
    const subject = await open();
    const { balance, owner } = subject;
    const order = await ownOrder(owner, [serverLine()]);
    const { gross } = order.totals;
    await payIn(subject, gross + 5_000);
    const key = newKey();
    for (const _ of [1, 2]) unwrap(await balance.pay(order.id, gross, key));
    expectRefused(await balance.pay(order.id, gross, newKey()), 'already-paid');
    expectRefused(await balance.pay(order.id, dong(gross + 1), key), 'idempotency-key-reused');
    const found = unwrap(await balance.load(1));
    expect([found.balance, found.entries.length]).toEqual([5_000, 2]);
    expect(found.entries[0]).toMatchObject({ kind: 'payment', change: -gross, order: { number: order.number } });
    expect(unwrap(await owner.orders.load(order.id)).financial).toBe('PAID');
    expect(unwrap(await owner.invoices.newestByOrder(order.id))).toHaveLength(1);
  });

  test('a balance that is short, an amount that changed and an order of somebody else change nothing', async () => {
    const subject = await open();
    const { balance, other, owner } = subject;
    const order = await ownOrder(owner, [serverLine()]);
    const { gross } = order.totals;
    await payIn(subject, gross - 1);
    expectRefused(await balance.pay(order.id, gross, newKey()), 'balance-too-low');
    await payIn(subject, 1_000);
    expectRefused(await balance.pay(order.id, dong(gross - 1), newKey()), 'amount-changed');
    expectNotFound(await other.pay(order.id, gross, newKey()));
    expectNotFound(await balance.pay(orderId('khong-co'), gross, newKey()));
    expect(await balanceOf(balance)).toBe(gross + 999);
    expect(unwrap(await owner.orders.load(order.id)).financial).toBe('UNPAID');
    unwrap(await firstPayment(owner, order));
    unwrap(await balance.pay(order.id, gross, newKey()));
    expect(await balanceOf(balance)).toBe(999);
  });

  test('a customer sees their own balance and top-ups only, a guest none', async () => {
    const { balance, other, guest } = await open();
    const { id } = unwrap(await balance.topUp(dong(50_000), newKey()));
    expectNotFound(await other.loadTopUp(id));
    expectNotFound(await balance.loadTopUp(topUpId('khong-co')));
    for (const asked of [guest.load(1), guest.topUp(dong(50_000), newKey()), guest.loadTopUp(id)])
      expect(await asked).toMatchObject(denied);
    expect(await guest.pay(orderId('mot-don'), dong(1), newKey())).toMatchObject(denied);
  });

  test('the balance is the sum of all entries, on however many pages', async () => {
    const subject = await open();
    const amounts = fc.sample(fc.integer({ min: 1, max: 90_000 }), 23);
    for (const amount of amounts) await payIn(subject, amount);
    const [one, two, later] = [
      unwrap(await subject.balance.load(1)),
      unwrap(await subject.balance.load(2)),
      unwrap(await subject.balance.load(9)),
    ];
    const all = [...one.entries, ...two.entries];
    expect([one.pages, one.entries.length, later]).toEqual([2, 20, two]);
    expect(all.map(({ change }) => change)).toEqual(amounts.toReversed());
    expect(all.reduce((sum, { change }) => sum + change, 0)).toBe(one.balance);
  });
};
