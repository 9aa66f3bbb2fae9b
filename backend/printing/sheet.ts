/** A label and what stands behind it. */
export type Fact = readonly [label: string, value: string];

export type SheetColumn = {
  readonly title: string;
  /** Points; the first column takes what the others leave. */
  readonly width: number;
  readonly numeric: boolean;
};

export type SheetRow = {
  /** One for each column. */
  readonly cells: readonly string[];
  /** Smaller lines below the first cell. */
  readonly details: readonly string[];
};

/** A document of one table, such as an invoice or a quotation, as it stands on paper. Every text is ready to be read. */
export type Sheet = {
  readonly heading: string;
  readonly note: string;
  readonly facts: readonly Fact[];
  readonly parties: readonly { readonly title: string; readonly facts: readonly Fact[] }[];
  readonly columns: readonly [SheetColumn, ...SheetColumn[]];
  readonly rows: readonly SheetRow[];
  /** `strong`: the sum that is paid. */
  readonly totals: readonly { readonly fact: Fact; readonly strong: boolean }[];
  readonly notes: readonly string[];
  /** At the foot of every page, before its number. */
  readonly foot: string;
  /** ms since 1970 UTC. */
  readonly date: number;
  readonly author: string;
};
