import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { categoryReply } from '#adapters/replies/category-reply.ts';
import { optionsReply } from '#adapters/replies/option-reply.ts';
import { priceReply } from '#adapters/replies/price-reply.ts';
import { productPageReply, productReply } from '#adapters/replies/product-reply.ts';
import type { CardFragment, OptionFragment } from '#contracts/generated/product.ts';

const price: CardFragment['discountPrice'][number] = {
  time: 3,
  price: 939_000,
  defaultPrice: 1_110_000,
  displayPrice: 313_000,
  displayDefaultPrice: 370_000,
  exemptPrice: 0,
  exemptDefaultPrice: 0,
  transferPrice: null,
  discountPercent: 5,
  type: 'PROMOTION',
  oldPrice: [{ displayPrice: 370_000, type: 'RENT' }],
  attributes: [
    { attrName: 'CAMPAIN', value: 'GIA-TOT' },
    { attrName: 'CAMPAIGN_ACTION', value: 'GIA-TOT-THANG' },
  ],
  unit: { id: 'USER_MONTH', name: 'Người dùng/tháng' },
};

const option: OptionFragment = {
  id: '106066',
  name: 'Hệ điều hành',
  type: 'SINGLE',
  subType: 'SELECT',
  requireData: true,
  productFeatureDTOS: [{ id: '10606606', productId: '2001', productName: 'Windows', price: 220_000, stock: null }],
};

const card: CardFragment = {
  id: '1004',
  handle: 'cloud-server-ssd-4',
  sku: 'CS-04',
  title: 'Cloud Server SSD 4',
  subType: 'cloud-server',
  shortDescription: '…',
  badge: null,
  gift: null,
  available: true,
  vat: 8,
  vatInside: false,
  places: [],
  categories: [{ id: '3501', handle: 'cloud-server', title: 'Cloud Server' }],
  productAttributes: [{ attributeName: 'RAM', attributeValue: '4 GB' }],
  imageDetails: [{ url: '/uploads/cloud-server.png', alt: '', width: 1200, height: 800 }],
  discountPrice: [price],
};

const product = {
  ...card,
  description: 'Một.\n\nHai.',
  weight: null,
  width: null,
  depth: null,
  height: null,
  featureTypes: [option],
  siblings: [
    {
      id: '1004',
      handle: 'cloud-server-ssd-4',
      title: 'Cloud Server SSD 4',
      specs: '',
      price: 313_000,
      unit: { id: 'MONTH', name: 'Tháng' },
    },
  ],
  extras: [card],
};

const category = {
  id: '3501',
  handle: 'cloud-server',
  title: 'Cloud Server',
  description: '',
  level: 2,
  parentHandle: 'may-chu',
  icon: 'cloud-server',
  productCount: 8,
  lowestPrice: { price: 94_000, term: 3, unit: { id: 'MONTH', name: 'Tháng' } },
  child: [],
};

type Path = readonly (string | number)[];

/** Every path inside a value. */
const placesIn = (value: unknown, at: Path = []): readonly Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [[...at, key], ...placesIn(inner, [...at, key])])
    : [];

const withValueAt = (value: unknown, [key, ...rest]: Path, put: unknown): unknown => {
  if (key === undefined) return put;
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...value };
  const inside = Object.fromEntries(Object.entries(copy))[String(key)];
  const next = withValueAt(inside, rest, put);
  return Array.isArray(copy) ? Object.assign(copy, { [key]: next }) : { ...copy, [key]: next };
};

const anyWrong = fc.constantFrom<unknown>(
  undefined,
  null,
  '',
  'x',
  -1,
  0.5,
  1e308,
  Number.NaN,
  true,
  [],
  {},
  [null],
  '__proto__',
);

const replies = {
  price: [priceReply, price],
  product: [productReply, product],
  category: [categoryReply, category],
} as const;

describe('replies of the product service', () => {
  for (const [name, [schema, whole]] of Object.entries(replies))
    test(`ENT-06 ENT-07 ENT-08 parsing a ${name} with missing, null or mistyped fields never throws`, () => {
      expect(z.safeParse(schema, whole).success).toBe(true);
      fc.assert(
        fc.property(
          fc.constantFrom(...placesIn(whole)),
          anyWrong,
          fc.constantFrom(...placesIn(whole)),
          anyWrong,
          (a, x, b, y) => {
            const read = z.safeParse(schema, withValueAt(withValueAt(whole, a, x), b, y));
            if (read.success) expect(read.data).toBeTruthy();
          },
        ),
        { numRuns: 600 },
      );
      fc.assert(fc.property(fc.anything(), (anything) => void z.safeParse(schema, anything)));
    });

  test('CAT-04 a promotion has the type of its old price', () => {
    fc.assert(
      fc.property(fc.constantFrom('RENT', 'SELL', 'QUANTITY'), (type) => {
        const read = z.parse(priceReply, { ...price, oldPrice: [{ displayPrice: 370_000, type }] });
        expect(read).toMatchObject({
          type,
          oldPerUnit: 370_000,
          campaign: { id: 'GIA-TOT', actionId: 'GIA-TOT-THANG' },
        });
      }),
    );
  });

  test('CAT-04 the state fee is part of the price and exempt from tax; a fee above the price is garbled', () => {
    fc.assert(
      fc.property(fc.nat(9_000_000), fc.nat(9_000_000), (total, exempt) => {
        const read = z.safeParse(priceReply, { ...price, price: total, exemptPrice: exempt });
        expect(read.success).toBe(exempt <= total);
        if (read.success) expect(read.data.charge).toEqual({ net: total - exempt, exempt });
      }),
    );
  });

  test('CAT-05 ENT-07 a missing unit is a month, and a user-month counts as a month', () => {
    expect(z.parse(priceReply, { ...price, unit: null }).unit).toEqual({ id: 'MONTH', name: 'Tháng' });
    expect(z.parse(priceReply, price).unit).toEqual({ id: 'MONTH', name: 'Người dùng/tháng' });
  });

  test('ENT-08 options of version 1 and of version 2 are parsed alike', () => {
    const kindOf = (type: string, subType: string | null) =>
      z.parse(optionsReply, [{ ...option, type, subType }])[0]?.kind;
    expect([kindOf('SINGLE', 'SELECT'), kindOf('MULTIPLE', 'SELECT'), kindOf('TEXT', 'INPUT')]).toEqual([
      'select-one',
      'select-multi',
      'text',
    ]);
    expect([kindOf('SELECT_ONE', null), kindOf('SELECT_MULTI', null), kindOf('TEXT', null)]).toEqual([
      'select-one',
      'select-multi',
      'text',
    ]);
  });

  test('CAT-10 missing or unknown stock is null, and a location without a name is left out', () => {
    const stockIn = (stock: unknown) => {
      const features = [{ ...option.productFeatureDTOS[0], stock }];
      return z.parse(optionsReply, [{ ...option, productFeatureDTOS: features }])[0]?.values[0]?.stock;
    };
    expect([stockIn('READY'), stockIn('TO_ORDER'), stockIn('SOLD_OUT')]).toEqual(['ready', 'to-order', 'sold-out']);
    expect([stockIn(undefined), stockIn(null), stockIn(3), stockIn('SOON')]).toEqual([null, null, null, null]);
    const placesIn = (places: unknown) => z.parse(productReply, { ...product, places }).locations;
    expect([placesIn(undefined), placesIn(null), placesIn('Hà Nội')]).toEqual([[], [], []]);
    const odd = [{ name: '', stock: 'READY' }, { name: 'Huế', stock: 'SOON' }, 7];
    expect(placesIn([{ name: 'Hà Nội', stock: 'SOLD_OUT' }, ...odd])).toEqual([
      { location: 'Hà Nội', stock: 'sold-out' },
    ]);
  });

  test('CAT-10 a product that is sold out everywhere is unavailable, even when the service says otherwise', () => {
    const value = { ...option.productFeatureDTOS[0], stock: 'SOLD_OUT' };
    const asked = { ...product, featureTypes: [{ ...option, productFeatureDTOS: [value] }] };
    expect(z.parse(productReply, asked).isAvailable).toBe(false);
    expect(z.parse(productReply, { ...product, places: [{ name: 'Huế', stock: 'SOLD_OUT' }] }).isAvailable).toBe(false);
    expect(z.parse(productReply, product).isAvailable).toBe(true);
  });

  test('CAT-04 a product without a price is garbled, and so is its page', () => {
    expect(z.safeParse(productReply, { ...product, discountPrice: [] }).success).toBe(false);
    const page = { total: 1, currentPage: 1, totalPage: 1, data: [{ ...card, discountPrice: [] }] };
    expect(z.safeParse(productPageReply, page).success).toBe(false);
  });

  test('CAT-06 optional fields may be missing', () => {
    const { badge, imageDetails, productAttributes, shortDescription, sku, ...least } = product;
    expect(z.parse(productReply, { ...least, gift: undefined, siblings: null, extras: 'none' })).toMatchObject({
      summary: '',
      image: null,
      specifications: [],
      siblings: [],
      extras: [],
      gift: null,
      defaultTerm: 3,
    });
  });
  test('ENT-06 dimensions of goods are read, a size with all its sides only', () => {
    const dimensionsOf = (change: object) => z.parse(productReply, { ...product, ...change }).dimensions;
    const sides = { width: 482, depth: 700, height: 44 };
    expect(dimensionsOf({})).toBeUndefined();
    expect(dimensionsOf({ weight: 14.5, ...sides })).toEqual({ weight: 14.5, size: sides });
    expect(dimensionsOf({ ...sides })).toEqual({ weight: null, size: sides });
    expect(dimensionsOf({ weight: 2, ...sides, depth: null })).toEqual({ weight: 2, size: null });
    expect(dimensionsOf({ weight: -1, width: 'rộng' })).toBeUndefined();
  });
});

test('CAT-10 an icon that the shop does not have is a server, and what a line does not say is nothing', () => {
  const read = (facts: object) => z.parse(categoryReply, { ...category, ...facts });
  expect(read({ icon: 'shield' }).icon).toBe('shield');
  expect(read({ icon: 'mèo' }).icon).toBe('dedicated-server');
  expect(read({ handover: 'day', columns: ['RAM', ''] })).toMatchObject({ handover: 'day', columns: ['RAM'] });
  for (const handover of ['tomorrow', null, 7]) expect(read({ handover }).handover).toBeNull();
});
