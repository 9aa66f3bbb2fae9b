import fc from 'fast-check';
import type { StoredInvoice } from '#backend/payments/invoices/read-invoices.ts';
import { dong, percentOfDong } from '#core/shared/dong.ts';

/** Texts as people and attackers type them. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
  fc.constantFrom(
    'Công ty «Ấm & Trà» <1>',
    ']]><x/>',
    'a"b\'c',
    '&amp;',
    '\u0000\u0001VPS',
    'Máy chủ 🚀',
    '<!--',
    '\uFFFE',
  ),
);
const anyParty = fc.record({
  name: anyText,
  taxCode: fc.constantFrom('', '0101243150', '0101243150-001'),
  address: fc.oneof(fc.constant(''), anyText),
  email: fc.constantFrom('', 'a@example.vn'),
  phone: fc.constantFrom('', '0901234567'),
});
const anyLine = fc.record({
  title: anyText,
  quantity: fc.integer({ min: 1, max: 50 }),
  unitPrice: fc.integer({ min: 0, max: 90_000_000 }),
  vatPercent: fc.constantFrom(null, 0, 5, 8, 10),
});
type Row = {
  readonly title: string;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly vatPercent: number | null;
};
const series = fc.constantFrom('1C26TCM', '1C27TCM');
const number = fc.integer({ min: 1, max: 9_999_999 });
const issuedAt = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 0, 1) });

/** An invoice with lines at several rates, some with a discount, some that lower another. */
export const anyInvoice: fc.Arbitrary<StoredInvoice> = fc
  .record({
    id: fc.uuid().map((text) => text.replaceAll('-', '')),
    series,
    number,
    issuedAt,
    seller: anyParty.map((party) => ({ ...party, name: `Công ty ${party.name}`, taxCode: '0109998887' })),
    buyer: anyParty,
    lines: fc.array(anyLine, { minLength: 1, maxLength: 5 }),
    kind: fc.constantFrom<'plain' | 'discounted' | 'lowering' | 'replacing'>(
      'plain',
      'discounted',
      'lowering',
      'replacing',
    ),
    adjusts: fc.record({ series, number, issuedAt }),
    receipt: fc.option(fc.record({ officialNumber: fc.constant('88'), authorityCode: fc.constant('00AB') })),
  })
  .map(({ lines, kind, adjusts, receipt, id, ...facts }) => {
    const sign = kind === 'lowering' ? -1 : 1;
    const rowOf = (line: Row, position: number, factor: number) => {
      const before = line.quantity * line.unitPrice * factor;
      const [net, exempt] = line.vatPercent === null ? [0, before] : [before, 0];
      const vat = percentOfDong(dong(net), line.vatPercent ?? 0);
      const amounts = { net, exempt, vat, gross: net + exempt + vat };
      return {
        ...line,
        ...amounts,
        unitPrice: line.unitPrice * factor,
        unit: 'gói',
        id: `${id}${position}`,
        invoiceId: id,
        position,
      };
    };
    const rows = lines.map((line, at) => rowOf(line, at, sign));
    const [first] = lines;
    const discount = {
      title: 'Giảm giá GIAM10',
      quantity: 1,
      unitPrice: Math.floor((first?.unitPrice ?? 0) / 10),
      vatPercent: 8,
    };
    const all =
      kind === 'discounted' && first?.vatPercent === 8 && discount.unitPrice > 0
        ? [...rows, rowOf(discount, rows.length, -1)]
        : rows;
    const sumOf = (part: 'net' | 'exempt' | 'vat' | 'gross') => all.reduce((sum, row) => sum + row[part], 0);
    return {
      invoice: {
        ...facts,
        id,
        orderId: 'o',
        orderNumber: 'DH1',
        paymentId: null,
        partyIdTo: null,
        status: 'ISSUED',
        refundId: null,
        adjusts: kind === 'lowering' ? 'first' : null,
        replaces: kind === 'replacing' ? 'first' : null,
        declaredAt: null,
        net: sumOf('net'),
        exempt: sumOf('exempt'),
        vat: sumOf('vat'),
        gross: sumOf('gross'),
      },
      lines: all,
      adjusts: kind === 'lowering' ? adjusts : null,
      replaces: kind === 'replacing' ? adjusts : null,
      replacedBy: null,
      receipt,
    };
  });
