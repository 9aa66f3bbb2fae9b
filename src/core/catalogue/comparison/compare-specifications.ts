import { type Dimension, findDimension } from '#core/catalogue/plans/dimension.ts';
import type { Specification } from '#core/catalogue/product.ts';
import { canonicalValue, type Measure, maskNumbers, parseMeasure, startsWithMeasure } from './compare-units.ts';

export type ComparedCell = {
  /** null when the product lacks it. */
  readonly text: string | null;
  /** null when it equals the row's label. */
  readonly label: string | null;
  /** In the row's unit when products use different notations; else null. */
  readonly commonMeasure: Measure | null;
  readonly isHighest: boolean;
};

export type ComparedRow = {
  readonly key: string;
  /** null when labels differ; `dimension` then names the row. */
  readonly label: string | null;
  readonly dimension: Dimension | null;
  readonly differs: boolean;
  /** In product order. */
  readonly cells: readonly ComparedCell[];
};

type Specified = { readonly specifications: readonly Specification[] };
/** The key is dimension or label; a product that uses a key twice has two rows. */
type Keyed = ReadonlyMap<string, Specification>;

/** Each specification is in exactly one cell; rows are in the order of first occurrence. [CAT-08] */
export const compareSpecifications = (products: readonly Specified[]): readonly ComparedRow[] => {
  const keyed = products.map(({ specifications }) => byKey(specifications));
  const keys = [...new Set(keyed.flatMap((each) => [...each.keys()]))];
  return keys.map((key) =>
    toComparedRow(
      key,
      keyed.map((each) => each.get(key) ?? null),
    ),
  );
};

const byKey = (specifications: readonly Specification[]): Keyed => {
  const rows = new Map<string, Specification>();
  for (const specification of specifications) {
    const name = findDimension(specification.label) ?? `=${specification.label.normalize('NFC').trim().toLowerCase()}`;
    let key: string = name;
    for (let again = 2; rows.has(key); again += 1) key = `${name}#${again}`;
    rows.set(key, specification);
  }
  return rows;
};

const toComparedRow = (key: string, said: readonly (Specification | null)[]): ComparedRow => {
  const labels = [...new Set(said.flatMap((each) => each?.label.trim() ?? []))];
  const [first = ''] = labels;
  const dimension = findDimension(first);
  const label = labels.length === 1 || dimension === null ? first : null;
  const measures = said.map((each) =>
    each === null || dimension === null ? null : parseMeasure(dimension, each.value),
  );
  const several = new Set(said.flatMap((each) => (each === null ? [] : maskNumbers(each.value)))).size > 1;
  const forms = said.map((each) => (each === null ? null : canonicalValue(dimension, each.value)));
  return {
    key,
    label,
    dimension,
    differs: new Set(forms).size > 1,
    cells: said.map((each, at) => ({
      text: each?.value ?? null,
      label: each === null || label !== null ? null : each.label,
      commonMeasure: several ? differingLabel(each, measures[at] ?? null) : null,
      isHighest: isHighestMeasure(measures, at),
    })),
  };
};

const differingLabel = (said: Specification | null, measure: Measure | null): Measure | null =>
  said === null || measure === null || startsWithMeasure(said.value, measure) ? null : measure;

/** False for ties and when fewer than two products have a value. */
const isHighestMeasure = (measures: readonly (Measure | null)[], at: number): boolean => {
  const own = measures[at];
  const others = measures.filter((each, index) => each !== null && index !== at);
  if (own === null || own === undefined || others.length === 0) return false;
  return others.every((each) => each !== null && each.unit === own.unit && each.amount < own.amount);
};
