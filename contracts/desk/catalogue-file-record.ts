import * as z from 'zod';

/** A price list to read: XLSX, CSV named after its sheet, or JSON, in base64. */
export const newCatalogueFileFields = z.object({ name: z.string().trim().min(1).max(200), base64: z.string().min(1) });

/** `plan`: the plan that the member saw; `overwrite` writes over what somebody changed by hand. */
export const applyCatalogueFields = z.object({ plan: z.string(), overwrite: z.boolean().default(false) });

/** A row of the list of files; times in ms since 1970 UTC. */
export type CatalogueFileRow = {
  readonly id: string;
  readonly name: string;
  readonly addedAt: number;
  readonly addedBy: string;
  /** Null until somebody applies it. */
  readonly appliedAt: number | null;
};

type Value = string | number | null | readonly (string | number | null)[];

export type PlannedChange = {
  readonly id: string;
  readonly effect: 'added' | 'changed' | 'conflict';
  readonly kind: 'line' | 'tag' | 'product' | 'option' | 'extension';
  readonly key: string;
  /** Such as `price 12`. */
  readonly fields: readonly { readonly field: string; readonly before: Value; readonly after: Value }[];
};

/** A file with what it would change now; of long plans the first rows. */
export type CatalogueFileRecord = CatalogueFileRow & {
  /** Differs as soon as the shop or the plan does. */
  readonly plan: string;
  readonly counts: Readonly<Record<PlannedChange['effect'] | 'refused', number>>;
  readonly changes: readonly PlannedChange[];
  /** `row` from 1; null as column when the whole row is refused. The reason is Vietnamese. */
  readonly refusals: readonly {
    readonly id: string;
    readonly sheet: string;
    readonly row: number;
    readonly column: string | null;
    readonly reason: string;
  }[];
};
