import fc from 'fast-check';
import { inLineOrder, inTagOrder } from '#backend/catalogue/import/items-of-rows.ts';
import type { Fields, Item } from '#backend/catalogue/import/plan.ts';
import { skuOfDomain } from '#contracts/seed/domains/domain-prices.ts';
import { stocks } from '#core/catalogue/product.ts';
import { lineHandovers, lineIcons, MAX_PLAN_COLUMNS, ownLineKinds } from '#core/shared/goods/own-line.ts';
import { productTypes } from '#core/shared/goods/product-types.ts';

const ownLines = ['vpn', 'bao-mat'];
const ownTags = ['moi-ve', 'ban-chay', '4k'];
/** A sheet cannot say that there are none. */
const anyTags = fc.subarray(ownTags, { minLength: 1 }).map(inTagOrder);
const lines = [...productTypes.filter((line) => line !== 'domain'), ...ownLines];

/** What spreadsheets misread is drawn often. */
const anyText = (maxLength: number) =>
  fc
    .oneof(
      fc.string({ minLength: 1, maxLength }),
      fc.constantFrom(
        '=1+1',
        '+20 GB SSD',
        '-16%',
        '@nhà',
        "'x",
        '1.000',
        '01',
        'Máy chủ «A»; B, C',
        'Cơ bản "mới"',
        'null',
      ),
    )
    .map((text) =>
      text
        .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
        .normalize('NFC')
        .trim(),
    )
    .filter((text) => text !== '' && text.length <= maxLength);

const anyPrice = fc.integer({ min: 1, max: 99_000_000 });
const places = ['Hà Nội', 'TP. Hồ Chí Minh', '+ Đà Nẵng'];

const anyPrices: fc.Arbitrary<Fields> = fc
  .uniqueArray(fc.tuple(fc.constantFrom(1, 3, 6, 12, 24), anyPrice, fc.option(fc.integer({ min: 1, max: 9 }))), {
    minLength: 1,
    selector: ([term]) => term,
  })
  .map((terms) =>
    Object.fromEntries(
      terms
        .toSorted(([one], [other]) => one - other)
        .flatMap(([term, price, more]) => [
          [`price ${term}`, price],
          [`old price ${term}`, more === null ? null : price + more],
        ]),
    ),
  );

/** After the day of the tests. */
const anyFuture = fc
  .uniqueArray(fc.tuple(fc.constantFrom(1, 12), fc.constantFrom('2027-02-01', '2027-12-31'), anyPrice), {
    selector: ([term, day]) => `${term} ${day}`,
  })
  .map((prices) =>
    Object.fromEntries(
      prices.flatMap(([term, day, price]) => [
        [`future price ${term} from ${day}`, price],
        [`future old price ${term} from ${day}`, null],
      ]),
    ),
  );

const anyStock = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...places), fc.constantFrom(...stocks)), { selector: ([place]) => place })
  .map((held) => Object.fromEntries(held.map(([place, stock]) => [`stock ${place}`, stock])));

const anyProduct = (key: string, others: readonly string[]): fc.Arbitrary<Item> =>
  fc
    .record({
      title: anyText(60),
      line: fc.constantFrom(...lines),
      specs: anyText(60),
      summary: anyText(60),
      audience: anyText(60),
      description: fc.array(anyText(60), { minLength: 1, maxLength: 3 }),
      specifications: fc.array(
        fc
          .tuple(anyText(20), anyText(20))
          .map(([label, value]) => `${label.replaceAll(':', '') || 'x'}: ${value}`.trim()),
        { minLength: 1, maxLength: 3 },
      ),
      // A sheet cannot say that there are none.
      ...(others.length === 0 ? {} : { companions: fc.shuffledSubarray([...others], { minLength: 1 }) }),
      tags: anyTags,
      badge: fc.option(anyText(20)),
      picture: fc.constantFrom(null, '/uploads/goi-nho.png', '/uploads/@anh.example/goi/lon.webp'),
      state: fc.constantFrom('on-sale', 'renewals-only', 'withdrawn'),
    })
    .filter(({ specifications }) => specifications.every((each) => /^[^:]{1,80}: .{1,300}$/.test(each)))
    .chain((fields) =>
      fc.tuple(anyPrices, anyFuture, anyStock).map(
        ([prices, future, stock]): Item => ({
          kind: 'product',
          key,
          whole: ['price ', 'old price '],
          fields: { ...fields, ...prices, ...future, ...stock },
        }),
      ),
    );

const anyExtension = (extension: string): fc.Arbitrary<Item> =>
  fc
    .record({
      registrationFee: fc.integer({ min: 0, max: 100_000 }),
      maintenanceFee: fc.integer({ min: 0, max: 400_000 }),
      serviceFirstYear: anyPrice,
      serviceRenewal: anyPrice,
      serviceTransfer: fc.option(fc.integer({ min: 0, max: 900_000 })),
      tags: anyTags,
      state: fc.constantFrom('on-sale', 'renewals-only', 'withdrawn'),
    })
    .map((fees) => ({
      kind: 'extension',
      key: skuOfDomain({ ext: extension }),
      whole: [],
      fields: { extension, kind: null, ...fees, renewalMaintenanceFee: null, years: [1, 2, 5] },
    }));

const anySurcharge = fc.oneof(
  fc.tuple(fc.integer({ min: 0, max: 900_000 }), fc.option(anyPrice), fc.constant(null), fc.constant(null)),
  fc.tuple(fc.constant(null), fc.constant(null), fc.integer({ min: 1, max: 50 }), fc.constantFrom('gpu-desktop', null)),
);

const anyOption = (key: string, order: readonly string[]): fc.Arbitrary<Item> =>
  fc
    .record({
      name: anyText(30),
      type: fc.constantFrom('one', 'many'),
      lines: fc.uniqueArray(fc.constantFrom(...lines), { minLength: 1 }).map(inLineOrder),
      values: fc.array(anySurcharge, { minLength: order.length, maxLength: order.length }),
    })
    .map(({ values, ...fields }) => ({
      kind: 'option',
      key,
      whole: ['value '],
      fields: {
        ...fields,
        requiredFor: fields.lines.slice(0, 1),
        order,
        ...Object.fromEntries(order.map((value, index) => [`value ${value}`, values[index] ?? []])),
      },
    }));

const anyLine = (key: string): fc.Arbitrary<Item> =>
  fc
    .record({
      title: anyText(60),
      group: anyText(60),
      description: anyText(60),
      kind: fc.constantFrom(...ownLineKinds, null),
      handover: fc.constantFrom(...lineHandovers, null),
      icon: fc.constantFrom(...lineIcons, null),
      columns: fc.option(fc.uniqueArray(anyText(20), { minLength: 1, maxLength: MAX_PLAN_COLUMNS })),
    })
    .map((fields) => ({ kind: 'line', key, whole: [], fields }));

const anyTag = (key: string): fc.Arbitrary<Item> =>
  anyText(40).map((name) => ({ kind: 'tag', key, whole: [], fields: { name } }));

/** A whole catalogue: own lines, tags, places, another option, products and extensions, each with every field. */
export const anyGoods: fc.Arbitrary<readonly Item[]> = fc
  .record({
    skus: fc.uniqueArray(fc.stringMatching(/^[A-Z0-9][A-Z0-9._-]{0,6}$/), { minLength: 1, maxLength: 5 }),
    extensions: fc.uniqueArray(fc.constantFrom('.com', '.net', '.com.vn', '.io.vn'), { maxLength: 3 }),
    panels: fc.uniqueArray(anyText(20), { minLength: 1, maxLength: 4 }),
  })
  .chain(({ skus, extensions, panels }) =>
    fc.tuple(
      ...ownLines.map(anyLine),
      ...ownTags.map(anyTag),
      anyOption('location', places),
      anyOption('panel', panels),
      ...skus.map((sku) =>
        anyProduct(
          sku,
          [...skus, ...extensions.map((ext) => skuOfDomain({ ext }))].filter((each) => each !== sku),
        ),
      ),
      ...extensions.map(anyExtension),
    ),
  );
