/**
 * What a column holds: đồng, or ms since 1970 UTC shown to the minute or the day in Vietnam; a `code` such as the number
 * of an order; a text unless given.
 */
export type ColumnKind = 'code' | 'number' | 'dong' | 'minute' | 'day' | 'phone';

/** A column of a list of the desk, and of its file. */
export type DeskColumn<Row> = {
  readonly title: string;
  readonly kind?: ColumnKind;
  /** The list sorts by it. */
  readonly isSortable?: true;
  /** Of a state. */
  readonly words?: Readonly<Record<string, string>>;
  readonly tones?: Readonly<Record<string, 'success' | 'warning' | 'error' | 'default'>>;
  /** What stands there instead of the field. */
  text?(row: Row): string;
};

/** By field of a row, in the order of the columns. */
export type DeskColumns<Row> = { readonly [Field in keyof Row & string]?: DeskColumn<Row> };
