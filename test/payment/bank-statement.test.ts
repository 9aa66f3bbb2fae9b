import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeText } from '#backend/platform/decode-text.ts';
import {
  otherAccountOf,
  parseStatementAmount,
  parseStatementDate,
  readStatement,
  type StatementCell,
} from '#core/order-rules/bank-statement.ts';
import { formatMinute } from '#core/shared/calendar.ts';

const NOW = Date.UTC(2026, 10, 28, 5);

const heads: Readonly<Record<string, readonly string[]>> = {
  Vietcombank: ['STT', 'Ngày giao dịch', 'Số tham chiếu', 'Số tiền ghi nợ', 'Số tiền ghi có', 'Số dư', 'Mô tả'],
  Techcombank: [
    'Ngày giao dịch/ Transaction date',
    'Số bút toán/ Transaction no',
    'Nợ/ Debit',
    'Có/ Credit',
    'Số dư',
    'Diễn giải/ Description',
  ],
  MB: ['STT', 'Ngày giao dịch', 'Mã giao dịch', 'Phát sinh nợ', 'Phát sinh có', 'Số dư', 'Nội dung'],
};
const find = (head: readonly string[], begins: RegExp): number => head.findIndex((title) => begins.test(title));

type Money = {
  readonly date: string;
  readonly reference: string;
  readonly credit: StatementCell;
  readonly content: string;
};
/** A statement as the bank writes it, with its letterhead and its last row. */
const statementOf = (bank: string, money: readonly Money[]): readonly (readonly StatementCell[])[] => {
  const head = heads[bank] ?? [];
  const at = {
    date: find(head, /^Ngày/),
    reference: find(head, /^(Số tham chiếu|Số bút toán|Mã)/),
    credit: find(head, /^(Số tiền ghi có|Có|Phát sinh có)/),
    content: find(head, /^(Mô tả|Diễn giải|Nội dung)/),
  };
  const rows = money.map(({ date, reference, credit, content }) =>
    head.map((_, column) => {
      if (column === at.date) return date;
      if (column === at.reference) return reference;
      if (column === at.credit) return credit;
      return column === at.content ? content : '';
    }),
  );
  return [
    ['SAO KÊ TÀI KHOẢN', null],
    ['Từ ngày 01/11/2026 đến ngày 30/11/2026'],
    [],
    head,
    ...rows,
    ['Tổng cộng', '', ''],
  ];
};

const group = (amount: number, sign: string): string => String(amount).replaceAll(/\B(?=(\d{3})+$)/g, sign);
const anyMoney = fc.record({
  amount: fc.integer({ min: 1, max: 2_000_000_000 }),
  shape: fc.constantFrom<(amount: number) => StatementCell>(
    (amount) => group(amount, '.'),
    (amount) => group(amount, ','),
    (amount) => `${group(amount, ',')}.00`,
    (amount) => `${group(amount, '.')},00`,
    (amount) => `+${group(amount, ',')} VND`,
    (amount) => `${group(amount, '.')} đ`,
    (amount) => amount,
    (amount) => String(amount),
  ),
  day: fc.integer({ min: 1, max: 27 }),
  content: fc.constantFrom('DH20261101000012', 'thanh toan don hang', 'Nguyễn Văn Bích chuyển khoản', ''),
});

describe('statements of banks', () => {
  test.each(['Ngày1/\nTNX Date/ Số CT/ Doc No', 'Ngày/ TNX Date / Số CT/ Doc No'])(
    'PAY-02 of Vietcombank, where day and number share the column «%s», each day has its numbers',
    (both) => {
      const head = ['STT\nNo.', both, 'Số tiền ghi nợ/\nDebit', 'Số tiền ghi có/\nCredit', 'Số dư/\nBalance'];
      const read = readStatement(
        [
          ['SAO KÊ TÀI KHOẢN', null],
          [...head, 'Nội dung chi tiết/\nTransactions in detail'],
          [1, '26/11/2026\n5243.65937', '', '1,620,000', '9,620,000', 'MBVCB.1.DH202611260001.CT tu 0011'],
          [2, '26/11/2026\n9920.28', '11,000', '', '9,609,000', 'PHI SMS'],
          [3, '27/11/2026\n5243.65937', '', '75,000', '9,684,000', 'LE THI MINH chuyen tien'],
          [4, '27/11/2026\n5243.65937', '', '75,000', '9,759,000', 'LE THI MINH chuyen tien'],
          ['Tổng số', '', '11,000', '1,770,000', '', ''],
        ],
        NOW,
      );
      expect(read).toMatchObject({ bank: 'Vietcombank', outgoing: 1, refusals: [{ row: 6, problem: 'repeated' }] });
      expect(read?.rows.map(({ row, amount, paidAt }) => [row, amount, formatMinute(paidAt)])).toEqual([
        [3, 1_620_000, '00:00 26/11/2026'],
        [5, 75_000, '00:00 27/11/2026'],
      ]);
      expect(read?.rows[0]).toMatchObject({ reference: '26/11/2026 5243.65937' });
    },
  );
  test('PAY-02 of every bank and in every way to write amounts, what came in is read to the đồng, and what went out is left', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(heads)), fc.array(anyMoney, { maxLength: 20 }), (bank, money) => {
        const rows = money.map(({ amount, shape, day, content }, at) => ({
          date: `${String(day).padStart(2, '0')}/11/2026`,
          reference: `FT${at}`,
          credit: at % 5 === 4 ? '' : shape(amount),
          content,
        }));
        const read = readStatement(statementOf(bank, rows), NOW);
        expect(read).toMatchObject({ bank, refusals: [], outgoing: Math.floor(money.length / 5) });
        const came = money.flatMap((each, at) => (at % 5 === 4 ? [] : [{ ...each, at }]));
        expect(read?.rows).toEqual(
          came.map(({ amount, day, content, at }) => ({
            row: at + 5,
            reference: `FT${at}`,
            amount,
            content,
            paidAt: Date.UTC(2026, 10, day) - 7 * 3_600_000,
          })),
        );
      }),
    );
  });

  const amounts: readonly (readonly [StatementCell, number | null])[] = [
    ['1.000.000', 1_000_000],
    ['1,000,000', 1_000_000],
    ['1,000,000.00', 1_000_000],
    ['1.000.000,00', 1_000_000],
    ['1.000', 1_000],
    ['10,00', 10],
    ['250000', 250_000],
    ['250 000', 250_000],
    ['+99.000 VNĐ', 99_000],
    [99_000, 99_000],
    ['', 0],
    ['-', 0],
    ['-5.000', 0],
    [-5_000, 0],
    [null, 0],
    ['1.000,50', null],
    ['1.00.000', null],
    ['1,000.000', null],
    [0.5, null],
    ['một triệu', null],
    ['1e6', null],
    ['99999999999999999999', null],
  ];
  test.each(amounts)('PAY-02 the amount %j is %s', (cell, amount) => expect(parseStatementAmount(cell)).toBe(amount));

  const dates: readonly (readonly [StatementCell, string | null])[] = [
    ['05/11/2026', '00:00 05/11/2026'],
    ['5/11/2026', '00:00 05/11/2026'],
    ['05-11-2026', '00:00 05/11/2026'],
    ['05/11/2026 14:05:06', '14:05 05/11/2026'],
    ['14:05 05/11/2026', '14:05 05/11/2026'],
    ['31/02/2026', null],
    ['13/13/2026', null],
    ['2026-11-05', null],
    ['05/11/26', null],
    ['05/11/2026 25:00', null],
    ['hôm qua', null],
    [null, null],
  ];
  test.each(dates)('PAY-02 the date %j is %s', (cell, shown) => {
    const read = parseStatementDate(cell);
    expect(read === null ? null : formatMinute(read)).toBe(shown);
  });

  const good: Money = { date: '05/11/2026', reference: 'FT1', credit: '99.000', content: 'DH1' };
  const refused: readonly (readonly [string, Partial<Money>, string])[] = [
    ['no date', { date: '' }, 'date'],
    ['a day that is none', { date: '31/02/2026' }, 'date'],
    ['a month first', { date: '11/25/2026' }, 'date'],
    ['next month', { date: '28/12/2026' }, 'future'],
    ['words for an amount', { credit: 'chín mươi' }, 'amount'],
    ['half a đồng', { credit: '99.000,50' }, 'amount'],
    ['wrong groups', { credit: '99.00.0' }, 'amount'],
    ['no reference', { reference: '' }, 'reference'],
    ['a blank reference', { reference: '\u200b ' }, 'reference'],
    ['a reference without end', { reference: 'F'.repeat(61) }, 'reference'],
    ['the reference of another row', { reference: 'FT0' }, 'repeated'],
  ];
  test.each(refused)('PAY-02 %s is refused with its row, and the others are read', (_, change, problem) => {
    const read = readStatement(
      statementOf('MB', [
        { ...good, reference: 'FT0' },
        { ...good, ...change },
        { ...good, reference: 'FT2' },
      ]),
      NOW,
    );
    expect(read?.refusals).toEqual([{ row: 6, problem }]);
    expect(read?.rows.map(({ reference }) => reference)).toEqual(['FT0', 'FT2']);
  });

  test('PAY-02 a sheet without the columns of a bank is none', () => {
    for (const cells of [[], [[]], [['Tên', 'Giá']], [['Ngày giao dịch', 'Số tham chiếu', 'Mô tả']]])
      expect(readStatement(cells, NOW)).toBeNull();
  });

  test('PAY-02 Windows-1258 and UTF-8 with a mark give the same words', () => {
    const text = 'Ngày giao dịch';
    // «ị» is i with a dot below of its own in that code page.
    const windows = Buffer.from(
      [...'Ng\u00e0y giao d'].map((sign) => sign.charCodeAt(0)).concat([0x69, 0xf2], [0x63, 0x68]),
    );
    expect(decodeText(windows)).toBe(text);
    expect(decodeText(Buffer.from(`\uFEFF${text}`)).replace('\uFEFF', '')).toBe(text);
  });
});

describe('whose account a statement is of', () => {
  const digits = fc.stringMatching(/^[1-9]\d{7,13}$/);
  const bank = fc.constantFrom(...Object.keys(heads));
  const groups = (sign: string) => (account: string) => account.replaceAll(/(\d{4})(?=\d)/g, `$1${sign}`);
  const written = fc.constantFrom<(account: string) => readonly StatementCell[]>(
    (account) => [`Số tài khoản: ${account}`],
    (account) => ['Số tài khoản / Account No', '', account],
    (account) => ['Tài khoản số', Number(account)],
    (account) => [`STK ${groups(' ')(account)} - CONG TY TNHH MAY XANH`],
    (account) => [`ACCOUNT NUMBER: ${groups('-')(account)} (VND)`],
  );

  test('PAY-02 the own account is known in every spelling, and another one is named', () => {
    fc.assert(
      fc.property(bank, digits, digits, written, (name, own, other, write) => {
        const of = (account: string) => [['SAO KÊ'], write(account), ...statementOf(name, [])];
        expect(otherAccountOf(of(own), own)).toBe(null);
        expect(otherAccountOf(of(own), `0${own}`)).toBe(null);
        expect(otherAccountOf(of(other), own)).toBe(other === own ? null : other);
      }),
    );
  });

  test.each([
    ['no account', [['SAO KÊ'], ['Từ 01/11/2026 đến 30/11/2026']]],
    ['a tax code and a number of a page alone', [['MST 0312345678'], ['Trang 1234567']]],
    ['the own one among several', [['Số tài khoản: 0123456789', 'Tài khoản số 9876543210']]],
    ['its days behind the own one', [['Số tài khoản 0123456789 01-11-2026 - 30-11-2026']]],
    ['its name before the own one', [['Account No 2026 0123456789']]],
  ] as const)('PAY-02 a statement with %s is read', (_, letterhead) => {
    expect(otherAccountOf([...letterhead, ...statementOf('MB', [])], '0123456789')).toBe(null);
  });

  test('PAY-02 an account below the columns belongs to a payer', () => {
    const paid = { date: '05/11/2026', reference: 'FT1', credit: 1000, content: 'Số tài khoản 999988887777' };
    expect(otherAccountOf(statementOf('Vietcombank', [paid]), '0123456789')).toBe(null);
  });
});
