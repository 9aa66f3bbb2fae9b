import { expect, test } from 'vitest';
import { dong } from '#core/shared/dong.ts';
import { idempotencyKey } from '#core/shared/ids.ts';
import { eachBackend, eachRealBackend, runSql } from '#test/kit/backends/backends.ts';
import { serverLine, unwrap } from '#test/payment/payment-subject.ts';
import { ownOrder } from '#test/services/service-subject.ts';
import { balanceLaws, balanceOf, newReference, payIn } from './balance-gateway.laws.ts';
import { reportTopUp, wireBalanceSubject } from './wire-balance-subject.ts';

let keys = 0;
const newKey = () => {
  keys += 1;
  return idempotencyKey(`khoa-so-du-${String(keys).padStart(8, '0')}-${Date.now()}`);
};

eachBackend('prepaid balances', (backend) => {
  balanceLaws(() => wireBalanceSubject(backend));

  test('PAY-02 a report of a top-up is answered like one of a payment; a declined or forged one credits nothing', async () => {
    const { balance } = await wireBalanceSubject(backend);
    const { id } = unwrap(await balance.topUp(dong(100_000), newKey()));
    const reference = newReference();
    const send = (changes: Readonly<Record<string, string>>) => reportTopUp(backend, id, 100_000, reference, changes);
    expect((await send({ vnp_TmnCode: 'OTHER001' })).RspCode).toBe('97');
    expect((await send({ vnp_ResponseCode: '24' })).RspCode).toBe('00');
    expect((await send({ vnp_Amount: 'x' })).RspCode).toBe('04');
    expect(await balanceOf(balance)).toBe(0);
    expect((await send({})).RspCode).toBe('00');
    expect((await send({})).RspCode).toBe('02');
    expect(await balanceOf(balance)).toBe(100_000);
  });
});

/** The two sides of every entry, by account, as the database has them. */
const sumOfAllSides = (partyId: string): string =>
  `select coalesce(sum(side), 0)::int as sum, coalesce(sum(side) filter (where account = 'customer'), 0)::int as balance
   from (select from_account as account, -amount as side, party_id from balance_entries
         union all select to_account, amount, party_id from balance_entries) sides where party_id = '${partyId}'`;

eachRealBackend('races on a balance', (backend) => {
  test('PAY-02 six orders at once never spend the same đồng: as many are paid as the balance covers', async () => {
    const subject = await wireBalanceSubject(backend);
    const { balance, owner, partyId } = subject;
    const orders = [];
    for (let each = 0; each < 6; each += 1) orders.push(await ownOrder(owner, [serverLine()]));
    const gross = orders[0]?.totals.gross ?? dong(0);
    await payIn(subject, 2 * gross + 1);
    const answers = await Promise.all(orders.map(({ id }) => balance.pay(id, gross, newKey())));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
    const loaded = await Promise.all(orders.map(({ id }) => owner.orders.load(id)));
    expect(loaded.map(unwrap).filter(({ financial }) => financial === 'PAID')).toHaveLength(2);
    expect(await balanceOf(balance)).toBe(1);
    expect(await runSql(backend, sumOfAllSides(partyId))).toEqual([{ sum: 0, balance: 1 }]);
  });

  test('PAY-02 eight copies of a report at once, and eight payments of one order, count once', async () => {
    const subject = await wireBalanceSubject(backend);
    const { balance, owner } = subject;
    const order = await ownOrder(owner, [serverLine()]);
    const { gross } = order.totals;
    const { id } = unwrap(await balance.topUp(dong(100_000), newKey()));
    const reference = newReference();
    const reports = await Promise.all(Array.from({ length: 8 }, () => reportTopUp(backend, id, 3 * gross, reference)));
    expect(reports.filter(({ RspCode }) => RspCode === '00')).toHaveLength(1);
    const paid = await Promise.all(Array.from({ length: 8 }, () => balance.pay(order.id, gross, newKey())));
    expect(paid.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await balanceOf(balance)).toBe(2 * gross);
  });

  test('PAY-02 an order that the bank and the balance pay at once is paid once, and no money is lost', async () => {
    for (let round = 0; round < 4; round += 1) {
      const subject = await wireBalanceSubject(backend);
      const { balance, owner } = subject;
      const order = await ownOrder(owner, [serverLine()]);
      const { gross } = order.totals;
      await payIn(subject, gross);
      const { payments, returnUrl } = owner;
      const payment = unwrap(await payments.createForOrder(order.id, 'VIETQR', gross, returnUrl, newKey()));
      const [, fromBalance] = await Promise.all([
        owner.bank.transfer(payment.id, gross, newReference()),
        balance.pay(order.id, gross, newKey()),
      ]);
      expect(await balanceOf(balance)).toBe(fromBalance.ok ? 0 : gross);
      const kept = await runSql(backend, `select amount from unmatched_transfers where payment_id = '${payment.id}'`);
      expect(kept).toHaveLength(fromBalance.ok ? 1 : 0);
      expect(unwrap(await owner.invoices.newestByOrder(order.id))).toHaveLength(1);
    }
  });
});
