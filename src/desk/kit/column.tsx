import Chip from '@mui/material/Chip';
import { FunctionField, type RaRecord } from 'react-admin';
import type { ColumnKind, DeskColumn } from '#contracts/desk/columns/desk-column.ts';
import { formatDate, formatMinute } from '#core/shared/calendar.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { formatPhone } from '#core/shared/text/phone-number.ts';
import { price } from '#desk/kit/price.ts';

/** Nothing for null. */
const ofNumber =
  (format: (value: number) => string) =>
  (value: unknown): string =>
    typeof value === 'number' ? format(value) : '';

const formats: Readonly<Record<ColumnKind, (value: unknown) => string>> = {
  number: ofNumber(String),
  dong: ofNumber((amount) => price(amount)),
  minute: ofNumber(formatMinute),
  day: ofNumber(formatDate),
  phone: (value) => formatPhone(String(value ?? '')),
};

const alignments: Readonly<Record<ColumnKind, 'left' | 'right'>> = {
  number: 'right',
  dong: 'right',
  minute: 'left',
  day: 'left',
  phone: 'left',
};

const show = <Row extends RaRecord>(source: string, { kind, words, tones, text }: DeskColumn<Row>, row: Row) => {
  if (text) return text(row);
  const value: unknown = row[source] ?? '';
  if (kind) return formats[kind](value);
  const said = lookUp(words ?? {}, String(value)) ?? String(value);
  return tones ? <Chip size="small" color={lookUp(tones, String(value)) ?? 'default'} label={said} /> : said;
};

/** A field of a record as its list shows it: an amount, a time, a state as a chip. */
export const columnField = <Row extends RaRecord>(source: string, column: DeskColumn<Row>) => (
  <FunctionField<Row>
    key={source}
    source={source}
    label={column.title}
    sortable={column.isSortable ?? false}
    textAlign={column.kind && alignments[column.kind]}
    render={(row) => show(source, column, row)}
  />
);
