import { optionPricePerMonth } from '#core/pricing/line-price.ts';
import { type Dong, dong } from '#core/shared/dong.ts';
import { categoryIdOf } from './categories.ts';
import options from './options.json' with { type: 'json' };

export type SeedOption = {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly type: 'SELECT_ONE' | 'SELECT_MULTI' | 'TEXT';
  readonly required: boolean;
  readonly values: readonly SeedOptionValue[];
};

export type SeedOptionValue = {
  readonly id: string;
  readonly title: string;
  /** Null when the value is always free. */
  readonly productId: string | null;
  /** The only line that offers the value; null when every line with the option does. */
  readonly onlyCategoryId: string | null;
  readonly price?: Dong;
  readonly priceAbove4Cpu?: Dong;
  readonly percent?: number;
};

/** Keys of the options by which lists are filtered; the others only add to a chosen plan. */
const filterKeys: readonly string[] = ['os', 'location', 'panel'];
export const isFilterOption = ({ key }: Pick<SeedOption, 'key'>): boolean => filterKeys.includes(key);

/** Id of the services' default product option. [spec 9] */
const FIRST_OPTION_ID = 106066;

type RawValue = { title: string; price?: number; priceAbove4Cpu?: number; percent?: number; onlyFor?: string };
type RawOption = {
  id: string;
  name: string;
  type: string;
  required: boolean;
  appliesTo: string[];
  requiredFor?: string[];
  values: RawValue[];
};
const rawOptions: readonly RawOption[] = options.options;

let nextOptionProduct = 2001;
export const seedOptions: readonly SeedOption[] = rawOptions.map((raw, position) => ({
  id: String(FIRST_OPTION_ID + position),
  key: raw.id,
  name: raw.name,
  type: raw.type as SeedOption['type'],
  required: raw.required,
  values: raw.values.map((value, index) => {
    const priced = (value.price ?? 0) > 0 || value.percent !== undefined;
    return {
      id: `${FIRST_OPTION_ID + position}${String(index + 1).padStart(2, '0')}`,
      title: value.title,
      productId: priced ? String(nextOptionProduct++) : null,
      onlyCategoryId: value.onlyFor === undefined ? null : categoryIdOf(value.onlyFor),
      ...(value.price === undefined ? {} : { price: dong(value.price) }),
      ...(value.priceAbove4Cpu === undefined ? {} : { priceAbove4Cpu: dong(value.priceAbove4Cpu) }),
      ...(value.percent === undefined ? {} : { percent: value.percent }),
    };
  }),
}));

/** What a line offers of an option: its own values before those that it shares with other lines. */
export const valuesOfLine = <Value extends { readonly onlyCategoryId: string | null }>(
  values: readonly Value[],
  categoryId: string,
): readonly Value[] => [
  ...values.filter((value) => value.onlyCategoryId === categoryId),
  ...values.filter((value) => value.onlyCategoryId === null),
];

/** Monthly price that a value adds to a plan, in đồng before VAT. */
export const seedOptionPrice = (
  product: { readonly cpus: number; readonly listPerMonth: Dong },
  value: Pick<SeedOptionValue, 'price' | 'priceAbove4Cpu' | 'percent'>,
): Dong =>
  value.priceAbove4Cpu !== undefined && product.cpus > 4
    ? value.priceAbove4Cpu
    : optionPricePerMonth(value, product.listPerMonth);

export const optionIdsFor = (handle: string): string[] =>
  rawOptions.flatMap((raw, position) => (raw.appliesTo.includes(handle) ? [String(FIRST_OPTION_ID + position)] : []));

export const requiredIdsFor = (handle: string): string[] =>
  rawOptions.flatMap((raw, position) =>
    raw.appliesTo.includes(handle) && (raw.required || raw.requiredFor?.includes(handle))
      ? [String(FIRST_OPTION_ID + position)]
      : [],
  );
