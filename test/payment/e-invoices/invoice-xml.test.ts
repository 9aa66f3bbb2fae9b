import fc from 'fast-check';
import { Window } from 'happy-dom';
import { afterAll, describe, expect, test } from 'vitest';
import { invoiceXml } from '#backend/electronic-invoices/xml/invoice-xml.ts';
import { writeXml } from '#backend/platform/xml/write-xml.ts';
import { anyInvoice } from './any-invoice.ts';

/** The elements of each element in the order of the decision's tables; those with «?» may be missing. [1450/QĐ-TCT] */
const order: Readonly<Record<string, readonly string[]>> = {
  HDon: ['DLHDon'],
  DLHDon: ['TTChung', 'NDHDon'],
  TTChung: ['PBan', 'THDon', 'KHMSHDon', 'KHHDon', 'SHDon', 'NLap', 'DVTTe', 'TGia', 'HTTToan', 'TTHDLQuan?'],
  TTHDLQuan: ['TCHDon', 'LHDCLQuan', 'KHMSHDCLQuan', 'KHHDCLQuan', 'SHDCLQuan', 'NLHDCLQuan', 'GChu?'],
  NDHDon: ['NBan', 'NMua', 'DSHHDVu', 'TToan'],
  NBan: ['Ten', 'MST', 'DChi?', 'SDThoai?', 'DCTDTu?'],
  NMua: ['Ten?', 'MST?', 'DChi?', 'SDThoai?', 'DCTDTu?', 'HVTNMHang?'],
  HHDVu: ['TChat', 'STT', 'THHDVu?', 'DVTinh?', 'SLuong', 'DGia', 'ThTien', 'TSuat'],
  TToan: ['THTTLTSuat', 'TgTCThue', 'TgTThue', 'TTCKTMai', 'TgTTTBSo', 'TgTTTBChu'],
  LTSuat: ['TSuat', 'ThTien', 'TThue'],
};
const lists: Readonly<Record<string, string>> = { DSHHDVu: 'HHDVu', THTTLTSuat: 'LTSuat' };
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const rates = /^(KCT|0%|5%|8%|10%|KHAC:\d{1,2}\.\d\d%)$/;

const window = new Window();
afterAll(() => window.happyDOM.close());

const read = (xml: string) => {
  const document = new window.DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
};
type Node = ReturnType<typeof read>['children'][number];

const inOrder = (element: Node): boolean => {
  const children = [...element.children];
  const names = children.map(({ tagName }) => tagName);
  const item = lists[element.tagName];
  const wanted = order[element.tagName];
  if (wanted === undefined && item === undefined) return names.length === 0;
  const rest = [...names];
  const fits =
    item === undefined
      ? (wanted ?? []).every((name) => (rest[0] === name.replace('?', '') ? rest.shift() : name.endsWith('?'))) &&
        rest.length === 0
      : names.every((name) => name === item);
  return fits && children.every((child) => inOrder(child));
};

const textOf = (within: Node, path: string): string => within.querySelector(path)?.textContent ?? '';
const numberOf = (within: Node, path: string): number => Number(textOf(within, path));

describe('the XML of an invoice', () => {
  test('PAY-04 whatever people typed, it is well-formed, in the order of the decision, and says back what can be written', () => {
    fc.assert(
      fc.property(anyInvoice, (stored) => {
        const xml = invoiceXml(stored);
        const root = read(xml).documentElement;
        expect(inOrder(root)).toBe(true);
        // Only entities begin with the sign, and no sign that XML has no place for is left.
        expect(xml.replaceAll(/&(amp|lt|gt|quot|apos);/g, '')).not.toContain('&');
        expect(xml.replaceAll(unwritable, '')).toBe(xml);
        const titles = [...root.querySelectorAll('HHDVu')].map((line) => textOf(line, 'STT'));
        expect(titles).toEqual(stored.lines.map((_, at) => String(at + 1)));
        const written = stored.lines.map(({ title }) => title.replaceAll(unwritable, ''));
        expect([...root.querySelectorAll('HHDVu')].map((line) => textOf(line, 'THHDVu'))).toEqual(written);
      }),
    );
  });

  test('PAY-04 lines, rates and totals add up to the invoice, discounts without a sign, lowered amounts with one', () => {
    fc.assert(
      fc.property(anyInvoice, (stored) => {
        const { invoice, lines, adjusts, replaces } = stored;
        const root = read(invoiceXml(stored)).documentElement;
        const rated = [...root.querySelectorAll('LTSuat')];
        const sumOf = (tag: string) => rated.reduce((sum, rate) => sum + numberOf(rate, tag), 0);
        expect([sumOf('ThTien'), sumOf('TThue')]).toEqual([invoice.net + invoice.exempt, invoice.vat]);
        expect(numberOf(root, 'TgTCThue') + numberOf(root, 'TgTThue')).toBe(numberOf(root, 'TgTTTBSo'));
        expect(numberOf(root, 'TgTTTBSo')).toBe(invoice.gross);
        const rows = [...root.querySelectorAll('HHDVu')];
        const signed = rows.map((row) => numberOf(row, 'ThTien') * (textOf(row, 'TChat') === '3' ? -1 : 1));
        expect(signed).toEqual(
          lines.map(({ net, exempt }) => (net + exempt === 0 ? expect.any(Number) : net + exempt)),
        );
        for (const row of rows) {
          expect(textOf(row, 'TSuat')).toMatch(rates);
          expect(numberOf(row, 'SLuong') * numberOf(row, 'DGia')).toBe(numberOf(row, 'ThTien'));
          if (adjusts === null) expect(numberOf(row, 'ThTien')).toBeGreaterThanOrEqual(0);
        }
        expect(new Set(rated.map((rate) => textOf(rate, 'TSuat'))).size).toBe(rated.length);
        const other = adjusts ?? replaces;
        expect(textOf(root, 'TTHDLQuan > SHDCLQuan')).toBe(other === null ? '' : String(other.number));
        expect(textOf(root, 'TTHDLQuan > TCHDon')).toBe(other === null ? '' : replaces === null ? '2' : '1');
        expect(`${textOf(root, 'KHMSHDon')}${textOf(root, 'KHHDon')}`).toBe(invoice.series);
      }),
    );
  });

  test('PAY-04 a company is the buyer with its tax code, a person by name; the day is that of Vietnam', () => {
    const [sample] = fc.sample(anyInvoice, 1);
    if (!sample) throw new Error('no sample');
    const issuedAt = Date.UTC(2026, 11, 31, 18);
    const of = (taxCode: string) =>
      read(
        invoiceXml({
          ...sample,
          invoice: {
            ...sample.invoice,
            issuedAt,
            buyer: { name: 'An & Bình', taxCode, address: '', email: '', phone: '' },
          },
        }),
      ).documentElement;
    expect([textOf(of('0101243150'), 'NMua > Ten'), textOf(of('0101243150'), 'HVTNMHang')]).toEqual(['An & Bình', '']);
    expect([textOf(of(''), 'NMua > Ten'), textOf(of(''), 'HVTNMHang')]).toEqual(['', 'An & Bình']);
    expect(textOf(of(''), 'NLap')).toBe('2027-01-01');
  });

  test.each([
    ['a & b', 'a &amp; b'],
    ['<b>', '&lt;b&gt;'],
    [']]>', ']]&gt;'],
    ['"\'', '&quot;&apos;'],
    ['\u0000\u0008a\uFFFE', 'a'],
    ['\uD800x', 'x'],
    ['tab\tline\n', 'tab\tline\n'],
    ['&amp;', '&amp;amp;'],
    ['Ấm 🚀', 'Ấm 🚀'],
    ['<!-- -->', '&lt;!-- --&gt;'],
  ])('PAY-04 %j is written as %s', (given, written) =>
    expect(writeXml(['a', given])).toBe(`<?xml version="1.0" encoding="UTF-8"?>\n<a>${written}</a>\n`),
  );
});
