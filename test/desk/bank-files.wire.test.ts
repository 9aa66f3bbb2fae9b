import { sql } from 'drizzle-orm';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import type { BankFileRecord } from '#contracts/desk/bank-file-record.ts';
import type { OrderRecord } from '#contracts/desk/order-record.ts';
import { isoDayAt } from '#core/shared/calendar.ts';
import { backendPaymentSubject } from '#test/kit/backends/backend-payments.ts';
import { firstPayment, openOrder, unwrap } from '#test/payment/payment-subject.ts';
import { type Office, openOffice } from '#test/staff/staff-office.ts';
import { type DeskVisitor, deskVisitor } from './desk-visitor.ts';
import { placeOrder } from './place-order.ts';

const FILES = 'bank-files';
const head = ['STT', 'Ngày giao dịch', 'Số tham chiếu', 'Số tiền ghi nợ', 'Số tiền ghi có', 'Số dư', 'Mô tả'];

type Row = {
  readonly reference: string;
  readonly amount: number | string;
  readonly content: string;
  readonly date?: string;
};
let numbers = 0;
const newReference = (): string => {
  numbers += 1;
  return `FT26${String(numbers).padStart(8, '0')}`;
};

describe('statements of the bank at the desk', () => {
  let office: Office;
  let desk: DeskVisitor;
  beforeAll(async () => {
    office = await openOffice();
    desk = deskVisitor((await office.invite(['accounting'])).browser);
  });
  afterAll(() => office.close());

  const today = (): string => isoDayAt(office.backend.deps.clock.now()).split('-').toReversed().join('/');
  const shown = (amount: number | string): string =>
    typeof amount === 'string' ? amount : String(amount).replaceAll(/\B(?=(\d{3})+$)/g, '.');
  const cellsOf = (rows: readonly Row[]): string[][] => [
    ['SAO KÊ'],
    head,
    ...rows.map(({ reference, amount, content, date = today() }, at) => [
      String(at + 1),
      date,
      reference,
      '',
      shown(amount),
      '',
      content,
    ]),
  ];
  const ofAccount = (account: string): Buffer =>
    Buffer.from(
      Papa.unparse([
        ['Số tài khoản', account],
        ...cellsOf([{ reference: newReference(), amount: 5_000, content: 'x' }]),
      ]),
    );
  const upload = async (bytes: Buffer, name: string) =>
    desk.send<BankFileRecord>(FILES, '', { name, base64: bytes.toString('base64') });
  const uploadCsv = async (rows: readonly Row[]): Promise<BankFileRecord> => {
    const { status, body } = await upload(Buffer.from(`\uFEFF${Papa.unparse(cellsOf(rows))}`), 'sao-ke.csv');
    expect(status).toBe(200);
    return body;
  };
  const apply = ({ id, plan }: BankFileRecord) => desk.send<BankFileRecord>(FILES, `/${id}/apply`, { plan });
  const place = async () => {
    const { id, number } = await placeOrder(office.backend, 'Người chuyển khoản');
    return { id, number, due: (await desk.read<OrderRecord>('orders', id)).body.due };
  };
  const read = async (id: string): Promise<OrderRecord> => (await desk.read<OrderRecord>('orders', id)).body;
  /** What the shop holds of money, so that nothing may change it. */
  const books = async (): Promise<string> => {
    const { db } = office.backend.deps;
    const found = await db.execute(sql`select
      (select count(*) from invoices) as invoices, (select count(*) from unmatched_transfers) as transfers,
      (select count(*) from payment_notifications) as notifications, (select count(*) from payments) as payments,
      (select sum(received) from orders) as received, (select count(*) from bank_references) as "references"`);
    return JSON.stringify(found.rows);
  };

  test('PAY-02 what a payer named is paid like by the bank: exact, in parts, too much; the rest waits for a member', async () => {
    const [exact, parts, surplus] = [await place(), await place(), await place()];
    const rows = [
      { reference: newReference(), amount: exact.due, content: `MBVCB ${exact.number.toLowerCase()} chuyen tien` },
      { reference: newReference(), amount: parts.due - 20_000, content: parts.number },
      { reference: newReference(), amount: surplus.due + 5_000, content: `${surplus.number} cam on` },
      { reference: newReference(), amount: 12_000, content: 'Nguyễn Văn Bích chuyển khoản' },
      { reference: newReference(), amount: 77_000, content: `${exact.number} ${parts.number}` },
    ];
    const file = await uploadCsv(rows);
    expect(file.bank).toBe('Vietcombank');
    expect(file.rows.map(({ effect }) => effect)).toEqual(['match', 'match', 'match', 'keep', 'keep']);
    expect(file.rows[1]?.about).toContain('thiếu 20.000đ');
    expect((await read(exact.id)).isPaid).toBe(false);
    const applied = await apply(file);
    expect([applied.status, applied.body.outcome]).toEqual([200, { settled: 3, known: 0, kept: 2 }]);
    expect(applied.body.rows).toEqual([]);
    const orders = [await read(exact.id), await read(parts.id), await read(surplus.id)];
    expect(orders.map(({ isPaid, due }) => [isPaid, due])).toEqual([
      [true, 0],
      [false, 20_000],
      [true, 0],
    ]);
    expect(orders.map(({ invoices }) => invoices.length)).toEqual([1, 0, 1]);
    const rest = await uploadCsv([{ reference: newReference(), amount: 20_000, content: parts.number }]);
    await apply(rest);
    expect((await read(parts.id)).isPaid).toBe(true);
  });

  test('PAY-02 the same file again, a part of it, or another file with its rows changes nothing', async () => {
    const orders = [await place(), await place()];
    const rows = [
      ...orders.map(({ number, due }) => ({ reference: newReference(), amount: due, content: number })),
      { reference: newReference(), amount: 9_000, content: 'khong ro' },
    ];
    await apply(await uploadCsv(rows));
    const before = await books();
    for (const again of [rows, rows.slice(1), rows.toReversed(), rows.map((row) => ({ ...row, content: '' }))]) {
      const file = await uploadCsv(again);
      expect(new Set(file.rows.map(({ effect }) => effect))).toEqual(new Set(['known']));
      expect((await apply(file)).body.outcome).toEqual({ settled: 0, known: again.length, kept: 0 });
      expect(await books()).toBe(before);
    }
  });

  test('PAY-02 two members at once count a file once, and an applied one is not applied again', async () => {
    const { id, number, due } = await place();
    const rows = [{ reference: newReference(), amount: due, content: number }];
    const [one, other] = [await uploadCsv(rows), await uploadCsv(rows)];
    const statuses = (await Promise.all([apply(one), apply(one), apply(other)])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect((await read(id)).invoices).toHaveLength(1);
    expect((await read(id)).payments.filter(({ state }) => state === 'PAID')).toHaveLength(1);
    expect((await apply(one)).status).toBe(409);
  });

  test('PAY-02 an order that was paid in cash and by transfer too has money to give back', async () => {
    const { id, number, due } = await place();
    await desk.send('orders', `/${id}/cash`, { amount: due, receipt: 'PT-900' });
    const file = await uploadCsv([{ reference: newReference(), amount: due, content: number }]);
    expect(file.rows.map(({ effect }) => effect)).toEqual(['keep']);
    expect((await apply(file)).body.outcome).toEqual({ settled: 0, known: 0, kept: 1 });
  });

  test('PAY-02 money that the gateway reported under its own number is known, once: a second transfer is kept', async () => {
    const subject = await backendPaymentSubject(office.backend);
    const order = await openOrder(subject);
    const payment = unwrap(await firstPayment(subject, order));
    await subject.bank.confirm(payment.id);
    const row = { amount: payment.amount, content: order.number };
    const first = await uploadCsv([{ ...row, reference: newReference() }]);
    expect(first.rows.map(({ effect, about }) => [effect, about.includes(order.number)])).toEqual([['known', true]]);
    await apply(first);
    const second = await uploadCsv([
      { ...row, reference: newReference() },
      { ...row, reference: newReference() },
    ]);
    expect(second.rows.map(({ effect }) => effect)).toEqual(['keep', 'keep']);
  });

  test('PAY-02 a workbook with dates is read as the same, and what cannot be read is named with its row', async () => {
    const { number, due } = await place();
    const date = { value: new Date(office.backend.deps.clock.now()), format: 'dd/mm/yyyy' };
    const cells = [
      head,
      ['1', date, newReference(), '', due, '', number],
      ['2', date, newReference(), '', 'mười nghìn', '', ''],
      ['3', 'hôm qua', newReference(), '', 1_000, '', ''],
      ['4', date, '', '', 1_000, '', ''],
      ['5', date, newReference(), 50_000, '', '', 'tien ra'],
    ];
    const { status, body } = await upload(await (await writeWorkbook(cells)).toBuffer(), 'sao-ke.xlsx');
    expect(status).toBe(200);
    expect(body.counts).toEqual({ match: 1, known: 0, keep: 0, refused: 3, outgoing: 1 });
    expect(body.refusals.map(({ row }) => row)).toEqual([3, 4, 5]);
    for (const { reason } of body.refusals) expect(reason.length).toBeGreaterThan(20);
  });

  const wrong: readonly (readonly [string, Buffer, string, RegExp])[] = [
    ['an empty file', Buffer.alloc(0), 'a.csv', /trống/],
    ['a picture', Buffer.from('x'), 'a.png', /\.csv/],
    ['a price list', Buffer.from('Tên,Giá\nA,1'), 'a.csv', /Vietcombank/],
    ['a broken workbook', Buffer.from('PK broken'), 'a.xlsx', /Excel/],
    ['only a head without money', Buffer.from('a;b;c'), 'a.csv', /Vietcombank/],
    ['an old workbook', Buffer.from('x'), 'a.xls', /\.xlsx/],
  ];
  test.each(wrong)('PAY-02 %s is refused in words', async (_, bytes, name, words) => {
    const { status, body } = await upload(bytes, name);
    expect([status, Object.values(body.errors ?? {}).join()]).toEqual([422, expect.stringMatching(words)]);
  });

  test('PAY-02 a statement of another account is refused with both numbers, and one of the shop’s is read', async () => {
    const { environment } = office.backend.deps;
    const transfers = environment.payments.providers.find((each) => each.kind === 'transfer');
    const own = transfers?.account.accountNumber ?? '';
    const refused = await upload(ofAccount('9999999999999'), 'sao-ke.csv');
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      {
        base64: `Sao kê này của tài khoản 9999999999999. Khách chuyển tiền vào tài khoản ${own}: hãy xuất sao kê của tài khoản đó.`,
      },
    ]);
    expect((await upload(ofAccount(own), 'sao-ke.csv')).status).toBe(200);
  });
});
