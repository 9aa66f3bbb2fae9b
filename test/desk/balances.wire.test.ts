import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parties } from '#backend/authorisation/schema.ts';
import { newId } from '#backend/platform/new-id.ts';
import type { BalanceEntryRow, DeskBalanceRecord, DeskBalanceRow } from '#contracts/desk/balance-record.ts';
import type { TransferRecord, TransferRow } from '#contracts/desk/transfer-record.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { balanceOf, newReference, payIn } from '#test/balance/balance-gateway.laws.ts';
import { wireBalanceSubject } from '#test/balance/wire-balance-subject.ts';
import { eachBackend, freshLogin, runSql } from '#test/kit/backends/backends.ts';
import { startLoginServer } from '#test/kit/login-door.ts';
import { cookiesOf, enterStaff, readStaffLog, staffBrowser } from '#test/kit/staff.ts';
import { firstPayment, serverLine, unwrap } from '#test/payment/payment-subject.ts';
import { ownOrder } from '#test/services/service-subject.ts';
import { type Office, openOffice } from '#test/staff/staff-office.ts';
import { type DeskVisitor, deskVisitor } from './desk-visitor.ts';

const REASON = 'Bù kỳ máy dừng ngày 20/11';

eachBackend('balances at the desk', (backend) => {
  const correct = async (desk: DeskVisitor, id: string, change: number, reason = REASON, key?: string) =>
    desk.send<DeskBalanceRecord>('balances', `/${id}/correct`, { change, reason }, key === undefined ? {} : { key });

  test('a correction adds an entry with its reason, once per form, and never takes more than there is', async () => {
    const member = await enterStaff(backend);
    const desk = deskVisitor(member);
    const subject = await wireBalanceSubject(backend);
    const { balance, partyId } = subject;
    await payIn(subject, 70_000);
    expect((await correct(desk, partyId, -70_001)).status).toBe(422);
    for (const change of [0, 0.5]) expect((await correct(desk, partyId, change)).status).toBe(422);
    expect((await correct(desk, partyId, 10_000, ' ')).status).toBe(422);
    for (const _ of [1, 2])
      expect((await correct(desk, partyId, 10_000, REASON, 'mot-dieu-chinh-0001')).status).toBe(200);
    expect((await correct(desk, partyId, -80_000, 'Trả lại qua ngân hàng')).status).toBe(200);
    const found = unwrap(await balance.load(1));
    expect([found.balance, found.entries.map(({ change, reason }) => [change, reason])]).toEqual([
      0,
      [
        [-80_000, 'Trả lại qua ngân hàng'],
        [10_000, REASON],
        [70_000, ''],
      ],
    ]);
    expect(await readStaffLog(member)).toContain('balance: 70000 → 80000');
  });

  test('the list, the record and the ledger tell each customer’s balance and what moved it', async () => {
    const desk = deskVisitor(await enterStaff(backend));
    const subject = await wireBalanceSubject(backend);
    const { partyId, owner } = subject;
    const order = await ownOrder(owner, [serverLine()]);
    await payIn(subject, order.totals.gross + 1_000);
    unwrap(await subject.balance.pay(order.id, order.totals.gross, owner.newIdempotencyKey()));
    const [party] = await runSql(backend, `select full_name, email from parties where id = '${partyId}'`);
    const words = String(party?.email || party?.full_name);
    const rows = (await desk.list<DeskBalanceRow>('balances', { words, perPage: 100 })).body.rows;
    expect(rows.find(({ id }) => id === partyId)).toMatchObject({ balance: 1_000, movedAt: expect.any(Number) });
    const record = (await desk.read<DeskBalanceRecord>('balances', partyId)).body;
    expect(record.entries.map(({ kind, change, about, by }) => [kind, change, about, by])).toEqual([
      ['payment', -order.totals.gross, order.number, 'customer'],
      ['top-up', order.totals.gross + 1_000, expect.stringMatching(/^NT\d+$/), 'payments'],
    ]);
    const query = { words, filter: { kind: 'payment' }, perPage: 100 };
    const ledger = (await desk.list<BalanceEntryRow>('balance-entries', query)).body.rows;
    expect(ledger.filter(({ customerId }) => customerId === partyId)).toEqual([record.entries[0]]);
    expect((await desk.read('balances', 'khong-co')).status).toBe(404);
  });

  test('PAY-02 a surplus of an order goes to the balance of its customer, once, and the mail says where it is', async () => {
    const desk = deskVisitor(await enterStaff(backend));
    const subject = await wireBalanceSubject(backend);
    const { balance, owner } = subject;
    const order = await ownOrder(owner, [serverLine()]);
    const payment = unwrap(await firstPayment(owner, order));
    const reference = newReference();
    await owner.bank.transfer(payment.id, payment.amount + 25_000, reference);
    const [row] = (await desk.list<TransferRow>('transfers', { words: reference, filter: {} })).body.rows;
    const id = row?.id ?? '';
    expect((await desk.read<TransferRecord>('transfers', id)).body).toMatchObject({ mayCredit: true });
    const credit = async () => (await desk.send('transfers', `/${id}/credit`, {})).status;
    expect([await credit(), await credit()]).toEqual([200, 409]);
    const { entries } = unwrap(await balance.load(1));
    expect([await balanceOf(balance), entries.map(({ kind, order: of }) => [kind, of?.number])]).toEqual([
      25_000,
      [['refund', order.number]],
    ]);
    const mails = await runSql(backend, `select text from outbox_messages where key = 'transfer-refunded:${id}'`);
    expect(String(mails[0]?.text)).toContain('vào số dư của bạn');
  });
});

describe('corrections above the limit of one member', () => {
  let office: Office;
  beforeAll(async () => {
    office = await openOffice('development', { SECOND_PERSON_ABOVE: '100000' });
  });
  afterAll(() => office.close());

  test('PAY-02 a second member approves them, whether they add or take; until then nothing changes', async () => {
    const [asker, second] = [
      deskVisitor((await office.invite(['accounting'])).browser),
      deskVisitor((await office.invite(['accounting'])).browser),
    ];
    const door = await startLoginServer([office.backend]);
    const own = { ...office.backend, name: 'PGlite' as const, databaseUrl: null, doorUrl: `${door.url}/?backend=0` };
    const { partyId } = await freshLogin(own);
    door.close();
    const correct = (change: number) =>
      asker.send<DeskBalanceRecord & { readonly isHeld?: boolean }>('balances', `/${partyId}/correct`, {
        change,
        reason: REASON,
      });
    const balance = async () => (await asker.read<DeskBalanceRecord>('balances', partyId)).body.balance;
    const approve = async (): Promise<void> => {
      const { rows } = (await second.list<{ readonly id: string }>('approvals', { filter: { state: 'waiting' } })).body;
      expect((await second.send('approvals', `/${rows[0]?.id}/approve`, {})).status).toBe(200);
    };
    expect([(await correct(100_000)).body.isHeld, await balance()]).toEqual([undefined, 100_000]);
    expect([(await correct(100_001)).body.isHeld, await balance()]).toEqual([true, 100_000]);
    await approve();
    expect([(await correct(-200_001)).body.isHeld, await balance()]).toEqual([true, 200_001]);
    await approve();
    expect(await balance()).toBe(0);
  });

  test('PAY-02 parts of one day that are above the limit together take a second member too, whether they add or take', async () => {
    const member = await office.invite(['accounting']);
    const asker = deskVisitor(member.browser);
    const other = deskVisitor((await office.invite(['accounting'])).browser);
    const [id, second] = [newId(), newId()];
    const { db, clock } = office.backend.deps;
    for (const each of [id, second]) await db.insert(parties).values({ id: each, fullName: 'Bùi Văn Hổ' });
    const correct = async (desk: DeskVisitor, of: string, change: number) =>
      (
        await desk.send<DeskBalanceRecord & { readonly isHeld?: boolean }>('balances', `/${of}/correct`, {
          change,
          reason: REASON,
        })
      ).body.isHeld === true;
    expect(await correct(asker, id, 60_000)).toBe(false);
    expect(await correct(asker, id, -40_000)).toBe(false);
    expect(await correct(asker, id, 1)).toBe(true);
    expect(await correct(asker, second, 60_000)).toBe(false);
    expect(await correct(other, id, 60_000)).toBe(false);
    await clock.set(clock.now() + DAY_MS + 1);
    const again = deskVisitor(staffBrowser(member.browser.origin, cookiesOf(await office.logIn(member))));
    expect(await correct(again, id, 60_000)).toBe(false);
  });
});
