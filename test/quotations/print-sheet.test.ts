import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printSheet } from '#backend/printing/print-sheet.ts';
import type { Sheet, SheetRow } from '#backend/printing/sheet.ts';

const row = (title: string, details: readonly string[] = []): SheetRow => ({
  cells: [title, '2 × 12 tháng', '6.360.000đ', '8%', '508.800đ', '6.868.800đ'],
  details,
});

const sheet = (rows: readonly SheetRow[]): Sheet => ({
  heading: 'BÁO GIÁ',
  note: 'Dịch vụ máy chủ',
  facts: [['Số', 'BG202611210001']],
  parties: [{ title: 'Đơn vị báo giá', facts: [['Tên', 'Công ty TNHH Cửa Hàng Mây']] }],
  columns: [
    { title: 'Dịch vụ', width: 0, numeric: false },
    { title: 'Số lượng', width: 72, numeric: true },
    { title: 'Trước thuế', width: 72, numeric: true },
    { title: 'Thuế suất', width: 40, numeric: true },
    { title: 'Thuế GTGT', width: 62, numeric: true },
    { title: 'Thành tiền', width: 74, numeric: true },
  ],
  rows,
  totals: [{ fact: ['Tổng cộng', '6.868.800đ'], strong: true }],
  notes: ['Giá trên là giá trả một lần cho cả kỳ hạn.'],
  signatures: [{ title: 'Đại diện bên mua', hint: 'Ký, ghi rõ họ tên' }],
  foot: 'Báo giá BG202611210001',
  date: Date.UTC(2026, 10, 21, 3),
  author: 'Công ty TNHH Cửa Hàng Mây',
  brand: { name: 'Mây Xanh', colour: '#0b6b4f' },
});

/** The streams of a PDF as texts, decompressed where necessary. */
const streamsOf = (pdf: Buffer): readonly string[] =>
  [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return body;
    }
  });

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

/** How often each kind of part occurs in the structure. */
const partsOf = (pdf: Buffer): Readonly<Record<string, number>> => {
  const found: Record<string, number> = {};
  for (const [, type = ''] of pdf.toString('latin1').matchAll(/\/S \/(\w+)/g)) found[type] = (found[type] ?? 0) + 1;
  return found;
};

describe('printed documents', () => {
  test('PAY-04 screen readers find title, lists and every cell of the table; a repeated head is read once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 60 }), async (rows) => {
        const pdf = await printSheet(
          sheet(Array.from({ length: rows }, (_, at) => row(`Dịch vụ ${at}`, ['Chi tiết']))),
        );
        const text = pdf.toString('latin1');
        expect(text).toContain('/Marked true');
        expect(text).toContain('/Lang (vi-VN)');
        expect(partsOf(pdf)).toMatchObject({ Document: 1, H1: 1, H2: 1, Table: 1 });
        expect(partsOf(pdf)).toMatchObject({ L: 3, LI: 3, TR: rows + 1, TH: 6, TD: 6 * rows, P: 4 });
      }),
      { numRuns: 10 },
    );
  });

  test('PAY-04 Vietnamese text uses the embedded font and can be extracted again', async () => {
    const pdf = await printSheet(sheet([row('Máy chủ ảo: ữ ỗ ặ ợ ₫ Đ')]));
    expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    const text = pdf.toString('latin1');
    expect(text).toMatch(/PlusJakartaSans-Regular/);
    expect(text).toMatch(/PlusJakartaSans-Bold/);
    // A letter that the font lacks would be missing from the extracted text.
    const codes = streamsOf(pdf)
      .filter((stream) => stream.includes('beginbfrange'))
      .join(' ')
      .toLowerCase();
    for (const letter of 'ữỗặợ₫Đ') expect(codes).toContain((letter.codePointAt(0) ?? 0).toString(16).padStart(4, '0'));
  });

  test('PAY-04 the name and the rule below the head are in the colour of the firm', async () => {
    const drawn = streamsOf(await printSheet(sheet([row('Một dòng')]))).join('\n');
    const colour = [0x0b, 0x6b, 0x4f].map((channel) => (channel / 255).toFixed(3));
    for (const operator of ['scn', 'SCN']) {
      const found = [...drawn.matchAll(new RegExp(`([\\d.]+) ([\\d.]+) ([\\d.]+) ${operator}\\b`, 'g'))];
      const colours = found.map(([, ...parts]) => parts.map((part) => Number(part).toFixed(3)).join());
      expect(colours).toContain(colour.join());
      expect(colours).not.toContain([0x2b, 0x3f, 0xcb].map((channel) => (channel / 255).toFixed(3)).join());
    }
  });

  test('PAY-04 many lines continue over as many pages as needed', async () => {
    expect(pagesOf(await printSheet(sheet([row('Một dòng')])))).toBe(1);
    const many = Array.from({ length: 50 }, (_, at) => row(`Dòng ${at}`, ['Sao lưu hằng ngày', 'Ubuntu 24.04 LTS']));
    const pages = pagesOf(await printSheet(sheet(many)));
    expect(pages).toBeGreaterThan(3);
    expect(pages).toBeLessThan(12);
  });

  test('PAY-04 any product title can be printed', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.string({ maxLength: 200 }), { minLength: 1, maxLength: 4 }), async (titles) => {
        const pdf = await printSheet(sheet(titles.map((title) => row(title, [title]))));
        expect(pagesOf(pdf)).toBeGreaterThanOrEqual(1);
      }),
      { numRuns: 15 },
    ));
});
