import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillShopWords, hasShopWords } from '#contracts/shop-words.ts';

const firm = {
  name: 'Sen Hồ Cloud',
  seller: { name: 'Công ty TNHH Sen Hồ', taxCode: '0312345678', address: '1 Hàng Bông, Hà Nội' },
  hotline: '024 7300 9876',
  email: 'hotro@senho.vn',
  promises: { availabilityPercent: 99.95, answerMinutes: 90, maintenanceHours: 48, refundDays: 14 },
};

test('CMS-01 texts name the firm by words', () => {
  const text =
    'Gọi [{{hotline}}](tel:{{tel}}) hoặc viết tới {{email}} của {{shop}} ({{seller}}, {{taxCode}}, {{address}}), không phải {{ email }} hay {{zalo}}.';
  expect(JSON.parse(fillShopWords(JSON.stringify(text), firm))).toBe(
    'Gọi [024 7300 9876](tel:02473009876) hoặc viết tới hotro@senho.vn của Sen Hồ Cloud (Công ty TNHH Sen Hồ, 0312345678, 1 Hàng Bông, Hà Nội), không phải {{ email }} hay {{zalo}}.',
  );
});

test('CMS-01 texts name what the firm promises by words, and what it does not promise stays as it is written', () => {
  const text = '{{availability}}, {{downtime}}, {{answerTime}}, {{maintenanceNotice}}, {{refundDays}}';
  expect(JSON.parse(fillShopWords(JSON.stringify(text), firm))).toBe(
    '99,95%, 21 phút 36 giây, 1 giờ 30 phút, 48 giờ, 14 ngày',
  );
  const none = { availabilityPercent: null, answerMinutes: null, maintenanceHours: null, refundDays: 0 };
  expect(JSON.parse(fillShopWords(JSON.stringify(text), { ...firm, promises: none }))).toBe(text);
});

test('CMS-01 whatever the firm is called, an answer stays JSON and all else in it unchanged', () =>
  fc.assert(
    fc.property(fc.jsonValue(), fc.string(), fc.string(), fc.string(), (value, name, hotline, email) => {
      const filled = JSON.parse(
        fillShopWords(JSON.stringify([value, '{{shop}}', '{{hotline}}', '{{email}}']), {
          ...firm,
          name,
          hotline,
          email,
        }),
      );
      expect(filled.slice(1)).toEqual([name, hotline, email]);
      if (!hasShopWords(JSON.stringify(value))) expect(filled[0]).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  ));
