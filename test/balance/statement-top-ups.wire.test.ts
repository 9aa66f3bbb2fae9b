import { expect, test } from 'vitest';
import type { BankFileRecord } from '#contracts/desk/bank-file-record.ts';
import type { TransferRecord, TransferRow } from '#contracts/desk/transfer-record.ts';
import { isoDayAt } from '#core/shared/calendar.ts';
import { dong } from '#core/shared/dong.ts';
import { idempotencyKey, topUpId } from '#core/shared/ids.ts';
import { type DeskVisitor, deskVisitor } from '#test/desk/desk-visitor.ts';
import { eachBackend, type TestBackend } from '#test/kit/backends/backends.ts';
import { enterStaff } from '#test/kit/staff.ts';
import { unwrap } from '#test/payment/payment-subject.ts';
import { balanceOf, newReference } from './balance-gateway.laws.ts';
import { reportTopUp, wireBalanceSubject } from './wire-balance-subject.ts';

const today = (): string => isoDayAt(Date.now()).split('-').toReversed().join('/');

const statementOf = (reference: string, amount: number, content: string): string => {
  const head = 'STT,Ngày giao dịch,Số tham chiếu,Số tiền ghi nợ,Số tiền ghi có,Số dư,Mô tả';
  return Buffer.from(`\uFEFF${head}\n1,${today()},${reference},,${amount},,${content}`).toString('base64');
};

/** The bank's number of a transfer. */
const bankNumber = (): string => `FT${newReference()}`;

const newTopUp = async (backend: TestBackend) => {
  const subject = await wireBalanceSubject(backend);
  const key = idempotencyKey(`lenh-nap-${newReference().padStart(16, '0')}`);
  return { ...subject, topUp: unwrap(await subject.balance.topUp(dong(100_000), key)) };
};

eachBackend('top-ups at the desk', (backend) => {
  const upload = async (desk: DeskVisitor, content: string, amount: number, reference = bankNumber()) => {
    const base64 = statementOf(reference, amount, content);
    const { status, body } = await desk.send<BankFileRecord>('bank-files', '', { name: 'sao-ke.csv', base64 });
    expect(status).toBe(200);
    return body;
  };
  const apply = async (desk: DeskVisitor, { id, plan }: BankFileRecord) =>
    (await desk.send<BankFileRecord>('bank-files', `/${id}/apply`, { plan })).body.outcome;

  test('PAY-02 a statement credits the top-up that its payer named, once, in however many files it stands', async () => {
    const desk = deskVisitor(await enterStaff(backend));
    const { balance, topUp } = await newTopUp(backend);
    const reference = bankNumber();
    const content = `MBVCB ${topUp.number.toLowerCase()} nap tien`;
    const file = await upload(desk, content, 90_000, reference);
    expect(file.rows).toMatchObject([{ effect: 'match', about: `Nạp số dư, lệnh ${topUp.number}` }]);
    expect(await apply(desk, file)).toEqual({ settled: 1, known: 0, kept: 0 });
    expect(await balanceOf(balance)).toBe(90_000);
    const again = await upload(desk, content, 90_000, reference);
    expect(await apply(desk, again)).toEqual({ settled: 0, known: 1, kept: 0 });
    expect(await balanceOf(balance)).toBe(90_000);
  });

  test('PAY-02 money that the gateway reported is known to a statement under the bank’s own number', async () => {
    const desk = deskVisitor(await enterStaff(backend));
    const { balance, topUp, arrives } = await newTopUp(backend);
    await arrives(topUp.id, 100_000, newReference());
    const file = await upload(desk, topUp.number, 100_000);
    expect(file.rows).toMatchObject([{ effect: 'known', about: expect.stringContaining(topUp.number) }]);
    expect(await apply(desk, file)).toEqual({ settled: 0, known: 1, kept: 0 });
    expect(await balanceOf(balance)).toBe(100_000);
  });

  test('PAY-02 a report after a statement that counted such money waits for a member, who credits it by its number', async () => {
    const desk = deskVisitor(await enterStaff(backend));
    const { balance, topUp } = await newTopUp(backend);
    await apply(desk, await upload(desk, topUp.number, 100_000));
    const reference = newReference();
    const content = { vnp_OrderInfo: `Nap tien ${topUp.number}` };
    expect((await reportTopUp(backend, topUp.id, 100_000, reference, content)).RspCode).toBe('02');
    expect(await balanceOf(balance)).toBe(100_000);
    const [kept] = (await desk.list<TransferRow>('transfers', { words: reference, filter: {} })).body.rows;
    const id = kept?.id ?? '';
    const record = (await desk.read<TransferRecord>('transfers', id)).body;
    expect(record).toMatchObject({ problem: 'not-payable', guess: topUp.number, amount: 100_000 });
    const match = async (order: string, amount: number) =>
      (await desk.send('transfers', `/${id}/match`, { order, amount })).status;
    expect(await match('NT99999999', 100_000)).toBe(422);
    expect(await match(topUp.number, 99_000)).toBe(422);
    expect(await match(topUp.number.toLowerCase(), 100_000)).toBe(200);
    expect(await match(topUp.number, 100_000)).toBe(409);
    expect(await balanceOf(balance)).toBe(200_000);
    expect(unwrap(await balance.loadTopUp(topUpId(topUp.id))).received).toBe(200_000);
  });
});
