import { productLines } from '#contracts/seed/categories.ts';
import { skuOfDomain } from '#contracts/seed/domains/domain-prices.ts';
import { TRANSFER_YEARS } from '#core/domains/transfer.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import type { CheckedRows, ItemRefusal } from './check-rows.ts';
import { type Fields, type ItemKind, idOf } from './plan.ts';
import { reasons } from './reasons.vi.ts';
import type { RowOf, SheetName } from './rows.ts';
import { listOf } from './rows-of-items.ts';
import { nearName, suggestName } from './suggest.ts';

type Stored = ReadonlyMap<string, Fields>;

/** Key of the option whose values are the places of the stock. */
export const PLACE_OPTION = 'location';

/** What a new item must say. */
const required = {
  lines: ['title', 'group'],
  products: ['title', 'line'],
  tags: ['name'],
  options: ['name', 'type', 'lines'],
  extensions: ['serviceFirstYear', 'serviceRenewal'],
} as const satisfies Partial<{ readonly [Sheet in SheetName]: readonly (keyof RowOf<Sheet>)[] }>;

/** Rows that contradict each other or what the shop has. */
export const checkTogether = (rows: CheckedRows, stored: Stored): readonly ItemRefusal[] => {
  const keys = (kind: ItemKind, own: readonly string[]): ReadonlySet<string> => {
    const begins = `${kind} `;
    const held = [...stored.keys()].flatMap((id) => (id.startsWith(begins) ? [id.slice(begins.length)] : []));
    return new Set([...held, ...own]);
  };
  const options = keys(
    'option',
    rows.options.map(({ value }) => value.option),
  );
  const lines = keys('line', [...productLines, ...rows.lines.map(({ value }) => value.line)]);
  return [
    ...rows.lines.flatMap(({ row, value }) => {
      const at = { sheet: 'lines', row, id: idOf({ kind: 'line', key: value.line }) } as const;
      const isNew = !stored.has(at.id) && !productLines.some((each) => each === value.line);
      const isFixed = value.kind != null && productLines.some((each) => each === value.line);
      return [
        ...(isNew ? missing(at, value, required.lines) : []),
        ...(isFixed ? [{ ...at, column: 'kind', reason: reasons.keepsKind(value.line) }] : []),
      ];
    }),
    ...rows.tags.flatMap(({ row, value }) => {
      const at = { sheet: 'tags', row, id: idOf({ kind: 'tag', key: value.tag }) } as const;
      return stored.has(at.id) ? [] : missing(at, value, required.tags);
    }),
    ...checkTags(
      rows,
      keys(
        'tag',
        rows.tags.map(({ value }) => value.tag),
      ),
    ),
    ...checkLines(rows, lines),
    ...checkProducts(rows, stored),
    ...checkCompanions(rows, new Set([...keys('product', skusIn(rows)), ...keys('extension', extensionsIn(rows))])),
    ...checkPrices(rows, keys('product', skusIn(rows))),
    ...checkStock(rows, stored),
    ...checkOptions(rows, stored),
    ...rows.optionValues.flatMap(({ row, value: { option, price, percent } }) => {
      const at = { sheet: 'optionValues', row, id: idOf({ kind: 'option', key: option }) } as const;
      if (!options.has(option))
        return [{ ...at, column: 'option', reason: reasons.noOption(option, suggestName(option, [...options])) }];
      return price && percent ? [{ ...at, column: 'percent', reason: reasons.besidePrice }] : [];
    }),
    ...rows.extensions.flatMap(({ row, value }) => {
      const at = { sheet: 'extensions', row, id: idOf({ kind: 'extension', key: skuOfRow(value) }) } as const;
      return [
        ...(stored.has(at.id) ? [] : missing(at, value, required.extensions)),
        ...checkTransfer(at, value, stored.get(at.id)),
      ];
    }),
  ];
};

const skusIn = ({ products }: CheckedRows): readonly string[] => products.map(({ value }) => value.sku);

const skuOfRow = ({ extension: ext, kind }: Pick<RowOf<'extensions'>, 'extension' | 'kind'>): string =>
  skuOfDomain({ ext, ...(kind ? { kind } : {}) });

const extensionsIn = ({ extensions }: CheckedRows): readonly string[] => extensions.map(({ value }) => skuOfRow(value));

/** A tag is written in its own sheet first, so that a slip makes no second one. */
const checkTags = ({ products, extensions }: CheckedRows, known: ReadonlySet<string>): readonly ItemRefusal[] => {
  const suggestion = (tag: string): string => (known.size === 0 ? reasons.noTagYet : suggestName(tag, [...known]));
  const stray = (at: At, named: readonly string[] = []): readonly ItemRefusal[] =>
    named
      .filter((tag) => !known.has(tag))
      .map((tag) => ({ ...at, column: 'tags', reason: reasons.noTag(tag, suggestion(tag)) }));
  return [
    ...products.flatMap(({ row, value: { sku, tags } }) =>
      stray({ sheet: 'products', row, id: idOf({ kind: 'product', key: sku }) }, tags),
    ),
    ...extensions.flatMap(({ row, value }) =>
      stray({ sheet: 'extensions', row, id: idOf({ kind: 'extension', key: skuOfRow(value) }) }, value.tags),
    ),
  ];
};

/** Each names something else that the shop has, once. */
const checkCompanions = ({ products }: CheckedRows, skus: ReadonlySet<string>): readonly ItemRefusal[] =>
  products.flatMap(({ row, value: { sku, companions = [] } }) =>
    companions.flatMap((each, at) => {
      const reason = companions.indexOf(each) < at ? reasons.companionTwice(each) : reasonAgainst(each, sku, skus);
      return reason === null
        ? []
        : [{ sheet: 'products' as const, row, id: idOf({ kind: 'product', key: sku }), column: 'companions', reason }];
    }),
  );

const reasonAgainst = (companion: string, sku: string, skus: ReadonlySet<string>): string | null => {
  if (companion === sku) return reasons.ownCompanion;
  return skus.has(companion) ? null : reasons.noProduct(companion, nearSku(companion, skus));
};

/** A line must be known before something is sold in it. */
const checkLines = (rows: CheckedRows, lines: ReadonlySet<string>): readonly ItemRefusal[] => {
  const stray = (
    at: At,
    named: Readonly<Record<string, readonly (string | null | undefined)[]>>,
  ): readonly ItemRefusal[] =>
    Object.entries(named).flatMap(([column, handles]) =>
      handles.flatMap((line) =>
        line && !lines.has(line)
          ? [
              {
                ...at,
                column,
                reason: reasons.noLine(line, suggestName(line, [...lines])),
              },
            ]
          : [],
      ),
    );
  return [
    ...rows.products.flatMap(({ row, value: { sku, line } }) =>
      stray({ sheet: 'products', row, id: idOf({ kind: 'product', key: sku }) }, { line: [line] }),
    ),
    ...rows.options.flatMap(({ row, value: { option, lines: offered = [], requiredFor = [] } }) =>
      stray({ sheet: 'options', row, id: idOf({ kind: 'option', key: option }) }, { lines: offered, requiredFor }),
    ),
    ...rows.optionValues.flatMap(({ row, value: { option, onlyLine } }) =>
      stray({ sheet: 'optionValues', row, id: idOf({ kind: 'option', key: option }) }, { onlyLine: [onlyLine] }),
    ),
  ];
};

type At = Pick<ItemRefusal, 'sheet' | 'row' | 'id'>;

const missing = (at: At, value: Readonly<Record<string, unknown>>, names: readonly string[]): readonly ItemRefusal[] =>
  names.flatMap((column) =>
    lookUp(value, column) === undefined ? [{ ...at, column, reason: reasons.isEmptyInNew }] : [],
  );

/** A transfer adds one year, so that its price is one of that term. */
const checkTransfer = (at: At, value: RowOf<'extensions'>, held: Fields | undefined): readonly ItemRefusal[] => {
  const fee = value.serviceTransfer === undefined ? held?.serviceTransfer : value.serviceTransfer;
  const years: readonly (string | number | null)[] = value.years ?? listOf(held?.years);
  return fee == null || years.length === 0 || years.includes(TRANSFER_YEARS)
    ? []
    : [{ ...at, column: 'serviceTransfer', reason: reasons.transferWithoutYear }];
};

const checkProducts = ({ products, prices }: CheckedRows, stored: Stored): readonly ItemRefusal[] => {
  const priced = new Set(prices.flatMap(({ value }) => (value.from ? [] : [value.sku])));
  return products.flatMap(({ row, value }): readonly ItemRefusal[] => {
    const at = { sheet: 'products', row, id: idOf({ kind: 'product', key: value.sku }) } as const;
    const held = stored.get(at.id);
    if (held === undefined)
      return [
        ...missing(at, value, required.products),
        ...(priced.has(value.sku) ? [] : [{ ...at, column: null, reason: reasons.hasNoPrice }]),
      ];
    if (value.line === undefined || value.line === held.line) return [];
    return [{ ...at, column: 'line', reason: reasons.keepsLine(String(held.line)) }];
  });
};

const checkPrices = ({ prices }: CheckedRows, skus: ReadonlySet<string>): readonly ItemRefusal[] =>
  prices.flatMap(({ row, value: { sku, price, oldPrice } }) => {
    const at = { sheet: 'prices', row, id: idOf({ kind: 'product', key: sku }) } as const;
    if (!skus.has(sku)) return [{ ...at, column: 'sku', reason: reasons.noProduct(sku, nearSku(sku, skus)) }];
    return oldPrice && oldPrice <= price
      ? [{ ...at, column: 'oldPrice', reason: reasons.oldPriceTooLow(oldPrice) }]
      : [];
  });

const nearSku = (sku: string, skus: ReadonlySet<string>): string => {
  const near = nearName(sku, [...skus]);
  return near === null ? reasons.inNoProductRow : reasons.didYouMean(near);
};

const checkStock = ({ stock, products, optionValues }: CheckedRows, stored: Stored): readonly ItemRefusal[] => {
  const skus = new Set(products.map(({ value }) => value.sku));
  const inFile = optionValues.flatMap(({ value }) => (value.option === PLACE_OPTION ? [value.value] : []));
  const held = listOf(stored.get(idOf({ kind: 'option', key: PLACE_OPTION }))?.order).map(String);
  const places = inFile.length > 0 ? inFile : held;
  return stock.flatMap(({ row, value: { sku, place } }) => {
    const at = { sheet: 'stock', row, id: idOf({ kind: 'product', key: sku }) } as const;
    if (!skus.has(sku) && !stored.has(at.id))
      return [{ ...at, column: 'sku', reason: reasons.noProduct(sku, reasons.inNoProductRow) }];
    return places.includes(place) ? [] : [{ ...at, column: 'place', reason: reasons.noPlace(PLACE_OPTION, place) }];
  });
};

const checkOptions = ({ options, optionValues }: CheckedRows, stored: Stored): readonly ItemRefusal[] => {
  const filled = new Set(optionValues.map(({ value }) => value.option));
  return options.flatMap(({ row, value }): readonly ItemRefusal[] => {
    const at = { sheet: 'options', row, id: idOf({ kind: 'option', key: value.option }) } as const;
    const held = stored.get(at.id);
    const lines = value.lines ?? listOf(held?.lines);
    const stray = value.requiredFor?.find((line) => !lines.includes(line));
    const isEmpty = held === undefined && value.type !== 'text' && !filled.has(value.option);
    return [
      ...(held === undefined ? missing(at, value, required.options) : []),
      ...(isEmpty ? [{ ...at, column: null, reason: reasons.hasNoValue }] : []),
      ...(stray === undefined ? [] : [{ ...at, column: 'requiredFor', reason: reasons.strayLine(stray) }]),
    ];
  });
};
