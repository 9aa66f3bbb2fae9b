import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normaliseOrderLink } from '#core/orders/validate-order-link.ts';
import { serviceId } from '#core/shared/ids.ts';
import { idPrefixOf, serviceNumber } from '#core/shared/service-number.ts';
import { hasWords } from '#core/shared/text/has-words.ts';
import { completeOrderNumber, normaliseOrderNumber, orderNumbersIn } from '#core/shared/text/order-number.ts';
import { fullWidth, withNoise } from '#test/kit/any-noise.ts';

const anyNumber = fc
  .tuple(
    fc.integer({ min: 2020, max: 2099 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
    fc.nat(),
  )
  .map((parts) => parts.map((part, at) => String(part).padStart(at === 0 || at === 3 ? 4 : 2, '0')).join(''))
  .chain((digits) => fc.constantFrom('DH', 'SH', 'MX', 'SEN', 'MAYX').map((prefix) => prefix + digits));

describe('numbers of orders and services as people write them', () => {
  test('VAL-07 whatever stands before and between its parts, an order has one number', () =>
    fc.assert(
      fc.property(
        anyNumber.chain((number) => fc.tuple(fc.constant(number), withNoise(number))),
        fc.constantFrom('', '#', 'Đơn ', 'Đơn hàng: ', 'Mã đơn #', 'Số đơn hàng – ', 'đơn hàng '),
        fc.constantFrom('', ' ', '-', '–', '.', '/'),
        ([number, noisy], before, gap) => {
          const [, prefix = '', day = '', count = ''] = /^([A-Z]+)(\d{8})(\d+)$/.exec(number) ?? [];
          const spaced = `${before}${prefix}${gap}${day}${gap}${count}`;
          for (const typed of [noisy, spaced, spaced.toLowerCase(), fullWidth(number), number.replace('D', 'Đ')])
            expect(normaliseOrderNumber(typed)).toBe(number);
          expect(completeOrderNumber(`${before}${day}${gap}${count}`, prefix)).toBe(number);
          expect(completeOrderNumber(number, 'BB')).toBe(number);
        },
      ),
    ));

  test('VAL-07 normalising twice changes nothing', () =>
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[DH0-9 #-]{0,20}$/)), (text) => {
        expect(normaliseOrderNumber(normaliseOrderNumber(text))).toBe(normaliseOrderNumber(text));
      }),
    ));

  test.each(['HT-1024', 'DV-7CA3-41F0', 'DH1', '12345', 'DH2026', 'HD2026112800017', '1', 'abc'])(
    'VAL-07 %s stays another number',
    (typed) => {
      expect(normaliseOrderNumber(typed)).toBe(typed.toUpperCase());
    },
  );

  test('the form that asks for the link of an order sends its number as it is stored', () => {
    expect(normaliseOrderLink({ orderNumber: 'đơn #dh 20261128-0001', email: 'Lan <LAN@gmail.com>' })).toEqual({
      orderNumber: 'DH202611280001',
      email: 'lan@gmail.com',
    });
  });

  test.each([
    ...['DH202611280001', 'dh 202611280001', 'DH-202611280001', 'DH 20261128 0001', 'DH 2026-11-28-0001'],
    ...['ĐH202611280001 thanh toán', 'don hang dh20261128-0001 cam on', 'MBVCB.1.DH202611280001.CT tu 0011'],
    ...[
      'ＤＨ２０２６１１２８０００１',
      'D H 202611280001',
      'DH\u200b202611280001',
      'DH:202611280001',
      'DH#202611280001',
    ],
    ...['DH.2026.11.28.0001', 'DH202611280001 0912345678', 'DH–202611280001 – Lan', 'CKDH202611280001'],
  ])('PAY-02 %j names the order DH202611280001', (content) => {
    expect(orderNumbersIn(content)).toContain('DH202611280001');
  });

  test.each([
    '202611280001',
    'thanh toan',
    'HT-1024',
    'DH',
    'DH12',
    'NT00000042',
    'FT26112800001',
    'dh lan 0912345678',
  ])('PAY-02 %j names no order', (content) => {
    expect(orderNumbersIn(content)).toEqual([]);
  });

  test('PAY-02 whatever else a payer writes, a number as a shop writes it is found, and no more than five', () =>
    fc.assert(
      fc.property(fc.string(), anyNumber, fc.string(), (before, number, after) => {
        const content = `${before.slice(0, 40)} ${number} ${after.slice(0, 40)}`;
        expect(orderNumbersIn(content)).toContain(number);
        // Each with the prefixes that its letters may end with.
        expect(orderNumbersIn(content.repeat(9)).length).toBeLessThanOrEqual(5 * 3);
      }),
    ));

  test('PAY-02 whatever a bank glues to it, a number is found', () =>
    fc.assert(
      fc.property(
        anyNumber,
        fc.constantFrom('', 'CK ', 'MBVCB.5582107734.', 'TT', 'thanh toan ', '020097042211281200'),
        fc.constantFrom('', '.CT tu 0123456789', ' GD 123', '-271126'),
        (number, before, after) => {
          expect(orderNumbersIn(before + number + after)).toContain(number);
        },
      ),
    ));

  test('a service is found by its number however it is typed', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9a-f]{32}$/), fc.constantFrom('', ' ', '-', '–', '−', '.'), (id, gap) => {
        const number = serviceNumber(serviceId(id));
        for (const typed of [
          number.replaceAll('-', gap),
          fullWidth(number),
          number.toLowerCase(),
          `Đ${number.slice(1)}`,
        ])
          expect(idPrefixOf(typed)).toBe(id.slice(0, 8));
      }),
    ));
});

describe('what a customer looks for among their own things', () => {
  test.each([
    ['DH202611280001', 'dh 20261128 0001'],
    ['DH202611280001', 'ĐH202611280001'],
    ['DH202611280001', '#DH202611280001'],
    ['DH202611280001', 'Đơn hàng DH202611280001'],
    ['DH202611280001', '20261128-0001'],
    ['DH202611280001', '0001'],
    ['DV-7CA3-41F0', 'dv7ca3 41f0'],
    ['DV-7CA3-41F0', 'DV7CA341F0'],
    ['Tên miền xn--tim-5kz.vn', 'tiệm.vn'],
    ['Tên miền xn--tim-5kz.vn', 'TIỆM'],
    ['Tên miền xn--tim-5kz.vn', 'tiem.vn'],
    ['Tên miền xn--tim-5kz.vn', 'https://www.tiệm.vn/lien-he'],
    ['Tên miền xn--tim-5kz.vn', 'xn--tim-5kz.vn'],
    ['shop-may.com.vn', 'www.shop-may.com.vn'],
    ['shop-may.com.vn', 'http://shop-may.com.vn:8080/?a=1'],
    ['shop-may.com.vn', 'shopmay'],
    ['Máy chủ Đặng', 'may chu dang'],
    ['Cloud Server SSD 4', 'SSD4'],
    ['203.0.113.5', '203.0.113.5'],
    ['Máy chủ', ''],
    ['Máy chủ', '  \u200b '],
  ])('%j has the words of %j', (text, keyword) => {
    expect(hasWords(text, keyword)).toBe(true);
  });

  test.each([
    ['Tên miền xn--tim-5kz.vn', 'quán.vn'],
    ['DH202611280001', 'DH202611280002'],
    ['DV-7CA3-41F0', 'DV-7CA3-41F1'],
    ['Máy chủ', 'hosting'],
    ['shop-may.com.vn', 'https://shop-mua.com.vn/'],
  ])('%j has not the words of %j', (text, keyword) => {
    expect(hasWords(text, keyword)).toBe(false);
  });
});
