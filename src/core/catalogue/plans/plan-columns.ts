import type { ProductSummary } from '#core/catalogue/product.ts';
import { findDimension } from './dimension.ts';
import { type SortColumn, sortColumns } from './list-order.ts';

/** Columns of the plan table: the graphics card, then the sizes by which it is sorted. */
export const planColumns = ['gpu', ...sortColumns] as const;
export type PlanColumn = (typeof planColumns)[number];

export const isSortable = (column: PlanColumn): column is SortColumn => column !== 'gpu';

const dimensions = { cpu: 'processor', ram: 'memory', disk: 'disk' } as const;

/** What a plan states for a column; null when it states nothing. */
export const columnValue = (
  column: PlanColumn,
  { specifications }: Pick<ProductSummary, 'specifications'>,
): string | null =>
  isSortable(column)
    ? (specifications.find(({ label }) => findDimension(label) === dimensions[column])?.value ?? null)
    : graphicsCardOf({ specifications });

/** A specification that the line names as a column; null for a plan without it. */
export const writtenValue = (label: string, product: Pick<ProductSummary, 'specifications'>): string | null =>
  specificationOf(product, [label.normalize('NFC').trim().toLowerCase()]);

/** «RTX 4090 24 GB» */
export const graphicsCardOf = ({ specifications }: Pick<ProductSummary, 'specifications'>): string | null =>
  specificationOf({ specifications }, ['gpu']);

/** The value of the first label among these, in lower case; null without one. */
export const specificationOf = (
  { specifications }: Pick<ProductSummary, 'specifications'>,
  labels: readonly string[],
): string | null =>
  specifications.find(({ label }) => labels.includes(label.normalize('NFC').trim().toLowerCase()))?.value ?? null;
