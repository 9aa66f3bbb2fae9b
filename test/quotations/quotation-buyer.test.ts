import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toSheet } from '#backend/quotations/print-quotation.ts';
import type { QuotationRow } from '#backend/quotations/schema.ts';
import { sampleIdentity } from '#contracts/seed/sample-identity.ts';
import { parseQuotationBuyer } from '#core/quotations/quotation-buyer.ts';
import { fieldLimits } from '#core/shared/text/validation.ts';

const row: QuotationRow = {
  id: 'a'.repeat(32),
  number: 'BG202611230001',
  session: 's',
  partyId: null,
  seller: { name: 'Cửa Hàng Mây', taxCode: '0108888888', address: '', email: '', phone: '' },
  createdAt: 0,
  validUntil: 1,
  lines: [
    {
      product_id: 'CS-03',
      slug: 'cloud-server-ssd-3',
      sku: 'CS-03',
      title: 'Cloud Server SSD 3',
      specs: '2 vCPU · 4 GB RAM',
      category: 'cloud-server',
      time: 3,
      unit_id: 'MONTH',
      unit_name: 'Tháng',
      count: 1,
      description: '',
      price_type: 'RENT',
      net: 1_200_000,
      exempt: 0,
      renewal_net: 1_200_000,
      renewal_exempt: 0,
      vat_percent: 8,
      vat_inside: false,
      options: [],
      children: [],
    },
  ],
};

describe('CART-19 whom a quotation addresses', () => {
  test('CART-19 whatever was typed is cut to what fits, and what fits stays', () =>
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, taxCode) => {
        const buyer = parseQuotationBuyer((field) => (field === 'mst' ? taxCode : name));
        expect(buyer.name.length).toBeLessThanOrEqual(fieldLimits.company);
        expect(buyer.taxCode).toMatch(/^[\d-]{0,14}$/);
        const again = parseQuotationBuyer((field) => (field === 'mst' ? buyer.taxCode : buyer.name));
        expect(again).toEqual(buyer);
      }),
    ));

  test('CART-19 the printed sheet names buyer, plan and total in words, and has room for both signatures', () => {
    const sheet = toSheet(row, { name: 'Công ty Bánh Mây', taxCode: '0312345678' }, sampleIdentity);
    expect(sheet.parties[1]).toEqual({
      title: 'Kính gửi',
      facts: [
        ['Tên', 'Công ty Bánh Mây'],
        ['Mã số thuế', '0312345678'],
      ],
    });
    expect(sheet.rows[0]?.details[0]).toBe('2 vCPU · 4 GB RAM');
    expect(sheet.notes[0]).toBe('Bằng chữ: Một triệu hai trăm chín mươi sáu nghìn đồng.');
    expect(sheet.signatures.map(({ title }) => title)).toEqual(['Đại diện bên mua', 'Đại diện bên bán']);
  });

  test('CART-19 without a buyer the sheet leaves lines to fill in by hand', () => {
    const [, buyer] = toSheet(row, { name: '', taxCode: '' }, sampleIdentity).parties;
    for (const [, value] of buyer?.facts ?? []) expect(value).toMatch(/^\.{20,}$/);
  });
});
