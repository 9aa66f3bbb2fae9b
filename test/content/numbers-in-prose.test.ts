import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { seedVouchers } from '#contracts/seed/vouchers.ts';

const numeral = 'hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|mươi|mốt|lăm|trăm|chục|lẻ|linh';
/** What the catalogue and the installation count by themselves. */
const countedThings =
  'gói|đuôi|(?:dòng|nhóm|loại) sản phẩm|sản phẩm|trung tâm dữ liệu|hệ điều hành|phương thức thanh toán|mã giảm giá';

/** A share, an amount of money, or how many goods, places or methods there are; also in words. */
const counted = new RegExp(
  String.raw`\d+(?:,\d+)? ?%|phần trăm|(?<![\d.])\d{1,3}(?:\.\d{3})+ ?đ(?!\p{L})|(?<![\p{L}\d.,])(?:\d+|(?:${numeral})(?: (?:${numeral}))*) (?:${countedThings})(?!\p{L})`,
  'giu',
);

/** Prose whose numbers nothing else holds. */
const reasoned: readonly (readonly [file: RegExp, number: RegExp, why: string])[] = [
  [/cam-ket-dich-vu-sla\.json$/, /%$/, 'the contract itself: availability and what is paid back'],
  [/products\/domain\.json$/, /đ$/, 'state fees, which a circular fixes'],
  [/pages\/lab-.*\.json$/, /%$/, 'what a pupil sees on a machine'],
  [/pages\/lab-mang-may-tinh\.json$/, /^ba gói$/, 'packets of a handshake'],
  [/products\/domain\.json$/, /^hai đuôi$/, 'the two names of which the text speaks'],
  [/products\/cloud-backup\.json$/, /^2 trung tâm dữ liệu$/, 'a row of specifications: where this plan stores copies'],
  [/checks\/gallery\.vi\.ts$/, /%$/, 'samples of the gallery, which sells nothing'],
];

type Found = { readonly file: string; readonly number: string };

/** Numbers of a text without comments, expressions and addresses. */
const numbersIn = (text: string): readonly string[] =>
  [
    ...text
      .replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, '')
      .replaceAll(/\$\{[^}]*\}/g, '')
      .replaceAll(/https?:\/\/\S+/g, '')
      .matchAll(counted),
  ].map(([number]) => number);

const numbersOf = (folder: string, names: RegExp): readonly Found[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => names.test(file))
    .flatMap((file) =>
      numbersIn(readFileSync(join(folder, file), 'utf8')).map((number) => ({ file: join(folder, file), number })),
    );

/** Articles name prices beside plans, which their own test compares; vouchers are compared below. */
const found: readonly Found[] = [
  ...['src/ui', 'src/host', 'src/core'].flatMap((folder) => numbersOf(folder, /\.vi\.ts$/)),
  ...numbersOf('backend', /\.vi\.ts$/),
  ...numbersOf('contracts/seed', /^(?:pages|products)\/.*\.json$|^content\/(?:content\.json|.*\.ts)$/),
];

const isReasoned = ({ file, number }: Found): boolean =>
  reasoned.some(([files, numbers]) => files.test(file) && numbers.test(number));

describe('CAT-05 prose holds no number that data hold', () => {
  test('CAT-05 texts of the interface and of editors count no shares, amounts, goods or places', () => {
    expect(found.filter((each) => !isReasoned(each))).toEqual([]);
  });

  test.each(reasoned)('CAT-05 an exception for %s is still needed', (files, numbers) => {
    const needed = found.some(({ file, number }) => files.test(file) && numbers.test(number));
    expect(needed).toBe(true);
  });

  test.each([
    ['Giảm 13% đến hết năm', ['13%']],
    ['thấp hơn niêm yết mười ba phần trăm', ['phần trăm']],
    ['chỉ 99.000đ một tháng', ['99.000đ']],
    ['có 72 gói và 69 đuôi', ['72 gói', '69 đuôi']],
    ['hơn bảy mươi hai gói', ['bảy mươi hai gói']],
    ['Sáu mươi chín đuôi tên miền', ['Sáu mươi chín đuôi']],
    ['Chúng tôi có mười bốn dòng sản phẩm', ['mười bốn dòng sản phẩm']],
    ['hơn 70 sản phẩm trong 14 nhóm sản phẩm', ['70 sản phẩm', '14 nhóm sản phẩm']],
    ['đặt tại ba trung tâm dữ liệu', ['ba trung tâm dữ liệu']],
    ['cài sẵn 9 hệ điều hành', ['9 hệ điều hành']],
    ['bốn phương thức thanh toán và 3 mã giảm giá', ['bốn phương thức thanh toán', '3 mã giảm giá']],
    ['Chọn một gói; giỏ giữ giá trong 7 ngày', []],
    ['Máy thứ hai của gói này, đuôi .vn, khoa gói', []],
    [['từ $', '{amount}đ, −$', '{percent}%'].join(''), []],
    ['Windows Server 2022, 4 GB RAM, 10.20.0.199, đường', []],
  ])('CAT-05 «%s» holds %j', (text, numbers) => {
    expect(numbersIn(text)).toEqual(numbers);
  });

  test.each(seedVouchers.map((voucher) => [voucher.code, voucher] as const))(
    'VOU-02 the words of %s name only numbers of its rule',
    (_, { title, description, rule }) => {
      const amounts = [rule.amount, rule.maxAmount, rule.minSpend].map((each) => each ?? 0);
      const held = [`${rule.percent}%`, ...amounts.map((each) => `${String(each).replace(/\B(?=(\d{3})+$)/g, '.')}đ`)];
      expect(held).toEqual(expect.arrayContaining([...numbersIn(`${title} ${description}`)]));
    },
  );
});
