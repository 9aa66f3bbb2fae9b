import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addCompared,
  commonTerms,
  comparedPrices,
  MAX_COMPARED,
  parseComparedSlugs,
} from '#core/catalogue/comparison/compare.ts';
import { comparePath } from '#core/catalogue/comparison/compare-path.ts';
import { compareSpecifications } from '#core/catalogue/comparison/compare-specifications.ts';
import { canonicalValue, parseMeasure } from '#core/catalogue/comparison/compare-units.ts';
import { findDimension } from '#core/catalogue/plans/dimension.ts';
import type { Specification } from '#core/catalogue/product.ts';
import { anyProduct, products } from '#test/pricing/products.ts';

const anySlug = fc.stringMatching(/^[a-z0-9]+(?:-[a-z0-9]+){0,3}$/);
const anyProducts = fc.uniqueArray(anyProduct, { minLength: 1, maxLength: MAX_COMPARED, selector: ({ id }) => id });
const labels = [
  'RAM',
  'ram',
  'SSD',
  'Ổ đĩa',
  'Dung lượng',
  'vCPU',
  'CPU',
  'Băng thông',
  'Cam kết',
  'Cam kết ',
  'Nơi lưu',
];
const values = [
  '1 TB',
  '1.000 GB',
  '2 × 480 GB SSD',
  '4 nhân',
  '24C/48T',
  '1 Gbps',
  '1.000 Mbps',
  'Việt Nam',
  '',
  '99,9%',
];
const anySpecification: fc.Arbitrary<Specification> = fc.record({
  label: fc.constantFrom(...labels),
  value: fc.oneof(fc.constantFrom(...values), fc.string()),
});
const anySpecified = fc.array(fc.record({ specifications: fc.array(anySpecification, { maxLength: 8 }) }), {
  minLength: 1,
  maxLength: 3,
});

describe('CAT-08 the list of compared products', () => {
  test('CAT-08 an address returns the products that it was built from, each once', () =>
    fc.assert(
      fc.property(fc.uniqueArray(anySlug, { maxLength: 5 }), (slugs) => {
        const query = comparePath(slugs).split('?sp=')[1] ?? '';
        const texts = query.split(',').map(decodeURIComponent);
        expect(parseComparedSlugs([texts.join(',')])).toEqual(slugs);
        expect(parseComparedSlugs([...texts, ...texts])).toEqual(slugs);
      }),
    ));

  test('CAT-08 a fourth product is refused and the three stay', () =>
    fc.assert(
      fc.property(fc.uniqueArray(anySlug, { maxLength: 6 }), (presses) => {
        let list: readonly string[] = [];
        for (const slug of presses) {
          const next = addCompared(list, slug);
          expect(next === null).toBe(list.length === MAX_COMPARED && !list.includes(slug));
          list = next ?? list;
        }
        expect(list).toEqual(presses.slice(0, MAX_COMPARED));
      }),
    ));

  test('ROUTE-12 any hand-written address is parsed without an error, in order and without duplicates', () =>
    fc.assert(
      fc.property(fc.array(fc.string()), (texts) => {
        const slugs = parseComparedSlugs(texts);
        expect(new Set(slugs).size).toBe(slugs.length);
        expect(parseComparedSlugs(slugs.length === 0 ? [] : [slugs.join(',')])).toEqual(slugs);
      }),
    ));
});

describe('CAT-08 prices side by side', () => {
  test('CAT-08 all prices use one common term if there is one, and the requested term if it is common', () =>
    fc.assert(
      fc.property(anyProducts, fc.option(fc.integer({ min: 1, max: 60 })), (some, asked) => {
        const common = commonTerms(some).map(({ term }) => term);
        const { term, entries } = comparedPrices(some, asked);
        expect(term === null).toBe(common.length === 0);
        if (asked !== null && common.includes(asked)) expect(term).toBe(asked);
        for (const [at, entry] of entries.entries()) {
          expect(some[at]?.prices).toContain(entry);
          expect(entry?.term).toBe(term ?? some[at]?.defaultTerm);
        }
      }),
    ));
});

describe('CAT-08 specifications side by side', () => {
  test('CAT-08 every specification of every product is in exactly one cell', () =>
    fc.assert(
      fc.property(fc.oneof(anySpecified, anyProducts), (some) => {
        const rows = compareSpecifications(some);
        for (const [at, { specifications }] of some.entries()) {
          const shown = rows.flatMap(({ cells }) => cells[at]?.text ?? []);
          expect([...shown].sort()).toEqual(specifications.map(({ value }) => value).sort());
        }
        for (const { cells } of rows) expect(cells).toHaveLength(some.length);
      }),
    ));

  test('CAT-08 reordering the products only reorders columns and rows', () =>
    fc.assert(
      fc.property(anySpecified, (some) => {
        const cells = (rows: ReturnType<typeof compareSpecifications>, back: boolean) =>
          rows
            .map(({ key, differs, cells }) => {
              const texts = cells.map(({ text, isHighest }) => `${text} ${isHighest}`);
              return JSON.stringify([key, differs, back ? texts.reverse() : texts]);
            })
            .sort();
        expect(cells(compareSpecifications([...some].reverse()), true)).toEqual(
          cells(compareSpecifications(some), false),
        );
      }),
    ));

  test('CAT-08 a product compared with itself has no difference and no highest value', () =>
    fc.assert(
      fc.property(anyProduct, (product) => {
        for (const { differs, cells } of compareSpecifications([product, product])) {
          expect(differs).toBe(false);
          expect(cells.some(({ isHighest }) => isHighest)).toBe(false);
        }
      }),
    ));

  test('CAT-08 at most one product per row has the highest value, and only where the row differs', () =>
    fc.assert(
      fc.property(fc.oneof(anySpecified, anyProducts), (some) => {
        for (const { differs, cells } of compareSpecifications(some)) {
          const most = cells.filter((each) => each.isHighest).length;
          expect(most).toBeLessThanOrEqual(differs ? 1 : 0);
        }
      }),
    ));
});

describe('CAT-08 conversion to a common unit', () => {
  test.each([
    ['RAM', '64 GB ECC', { amount: 64, unit: 'GB' }],
    ['RAM', '1 TB ECC', { amount: 1_024, unit: 'GB' }],
    ['Ổ đĩa', '2 × 1,92 TB NVMe', { amount: 3_840, unit: 'GB' }],
    ['SSD NVMe', '1 TB', { amount: 1_000, unit: 'GB' }],
    ['Dung lượng', '8 GB NVMe', { amount: 8, unit: 'GB' }],
    ['Băng thông', '1 Gbps', { amount: 1_000, unit: 'Mbps' }],
    ['Băng thông', '200 Mbps', { amount: 200, unit: 'Mbps' }],
    ['vCPU', '16 nhân', { amount: 16, unit: 'thread' }],
    ['CPU', '2 × Xeon Gold 6248R, 48C/96T', { amount: 96, unit: 'thread' }],
    ['Tài khoản', '1.000', { amount: 1_000, unit: 'account' }],
    ['Tài khoản', 'Không giới hạn', null],
    ['RAM', 'theo gói', null],
  ] as const)('CAT-08 %s «%s»', (label, value, measure) => {
    const dimension = findDimension(label);
    expect(dimension).not.toBeNull();
    if (dimension !== null) expect(parseMeasure(dimension, value)).toEqual(measure);
  });

  test('CAT-08 equal sizes in GB and TB, or in Mbps and Gbps, are no difference', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 64 }), fc.constantFrom('', '2 × '), (amount, times) => {
        const dotted = (number: number) => String(number).replace(/\B(?=(\d{3})+$)/g, '.');
        const same = [
          ['Ổ đĩa', `${times}${amount} TB NVMe`, `${times}${dotted(amount * 1_000)} GB  nvme`],
          ['RAM', `${amount} TB`, `${amount * 1_024} GB`],
          ['Băng thông', `${amount} Gbps`, `${dotted(amount * 1_000)} Mbps`],
        ] as const;
        for (const [label, one, other] of same) {
          const dimension = findDimension(label);
          expect(canonicalValue(dimension, one)).toBe(canonicalValue(dimension, other));
          const [row] = compareSpecifications([one, other].map((value) => ({ specifications: [{ label, value }] })));
          expect(row?.differs).toBe(false);
        }
      }),
    ));

  test('CAT-08 another size, another number of disks or another kind of disk is a difference', () => {
    const disks = ['2 × 960 GB SSD', '2 × 960 GB NVMe', '2 × 1,92 TB NVMe', '4 × 960 GB NVMe'];
    expect(new Set(disks.map((each) => canonicalValue('disk', each))).size).toBe(disks.length);
  });

  test('CAT-08 a cloud server and a dedicated server share their rows, with values in a common unit', () => {
    const [cloud, machine] = ['cloud-server-ssd-4', 'may-chu-rieng-e5-32'].map((slug) =>
      products.find((each) => each.slug === slug),
    );
    if (cloud === undefined || machine === undefined) throw new Error('the seed has changed');
    const rows = compareSpecifications([cloud, machine]);
    const row = (key: string) =>
      rows.find((each) => each.key === key)?.cells.map(({ commonMeasure }) => commonMeasure?.amount);
    expect(row('processor')).toEqual([2, 48]);
    expect(row('memory')).toEqual([undefined, undefined]);
    expect(row('disk')).toEqual([undefined, 960]);
  });
});
