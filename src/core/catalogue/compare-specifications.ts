import {
  canonicalValue,
  type Dimension,
  dimensionOf,
  type Measure,
  measureOf,
  saysMeasure,
  shapeOf,
} from './compare-units.ts';
import type { Specification } from './product.ts';

/** What one product says in a row. */
export type ComparedCell = {
  /** As the product's page says it; null where it says nothing. */
  readonly text: string | null;
  /** The product's own word for it, where the row has another; else null. */
  readonly label: string | null;
  /** The same in the unit of the whole row, where the products write it in different ways; else null. */
  readonly common: Measure | null;
  /** Whether there is more of it than in any other product of the row. */
  readonly most: boolean;
};

export type ComparedRow = {
  readonly key: string;
  /** The label that all use; null where they use several and `dimension` names the row. */
  readonly label: string | null;
  readonly dimension: Dimension | null;
  readonly differs: boolean;
  /** One of each product, in the products' order. */
  readonly cells: readonly ComparedCell[];
};

type Specified = { readonly specifications: readonly Specification[] };
/** A row's key is its dimension or its label; a product that uses one twice has two rows. */
type Keyed = ReadonlyMap<string, Specification>;

/**
 * The specifications of products side by side: every one of them stands in exactly one cell, rows in the order in which
 * they are first met. [CAT-08]
 */
export const compareSpecifications = (products: readonly Specified[]): readonly ComparedRow[] => {
  const keyed = products.map(({ specifications }) => byKey(specifications));
  const keys = [...new Set(keyed.flatMap((each) => [...each.keys()]))];
  return keys.map((key) =>
    rowOf(
      key,
      keyed.map((each) => each.get(key) ?? null),
    ),
  );
};

const byKey = (specifications: readonly Specification[]): Keyed => {
  const rows = new Map<string, Specification>();
  for (const specification of specifications) {
    const name = dimensionOf(specification.label) ?? `=${specification.label.normalize('NFC').trim().toLowerCase()}`;
    let key: string = name;
    for (let again = 2; rows.has(key); again += 1) key = `${name}#${again}`;
    rows.set(key, specification);
  }
  return rows;
};

const rowOf = (key: string, said: readonly (Specification | null)[]): ComparedRow => {
  const labels = [...new Set(said.flatMap((each) => each?.label.trim() ?? []))];
  const [first = ''] = labels;
  const dimension = dimensionOf(first);
  const label = labels.length === 1 || dimension === null ? first : null;
  const measures = said.map((each) => (each === null || dimension === null ? null : measureOf(dimension, each.value)));
  const several = new Set(said.flatMap((each) => (each === null ? [] : shapeOf(each.value)))).size > 1;
  const forms = said.map((each) => (each === null ? null : canonicalValue(dimension, each.value)));
  return {
    key,
    label,
    dimension,
    differs: new Set(forms).size > 1,
    cells: said.map((each, at) => ({
      text: each?.value ?? null,
      label: each === null || label !== null ? null : each.label,
      common: several ? otherwiseSaid(each, measures[at] ?? null) : null,
      most: isMost(measures, at),
    })),
  };
};

const otherwiseSaid = (said: Specification | null, measure: Measure | null): Measure | null =>
  said === null || measure === null || saysMeasure(said.value, measure) ? null : measure;

/** Only where at least two say how much, and no other says as much. */
const isMost = (measures: readonly (Measure | null)[], at: number): boolean => {
  const own = measures[at];
  const others = measures.filter((each, index) => each !== null && index !== at);
  if (own === null || own === undefined || others.length === 0) return false;
  return others.every((each) => each !== null && each.unit === own.unit && each.amount < own.amount);
};
