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
  code: (value) => String(value ?? ''),
  number: ofNumber(String),
  dong: ofNumber((amount) => price(amount)),
  minute: ofNumber(formatMinute),
  day: ofNumber(formatDate),
  phone: (value) => formatPhone(String(value ?? '')),
};

const alignments: Readonly<Record<ColumnKind, 'left' | 'right'>> = {
  code: 'left',
  number: 'right',
  dong: 'right',
  minute: 'left',
  day: 'left',
  phone: 'left',
};

/** What a list says of a record in a column; '' for nothing. */
export const textInColumn = <Row extends RaRecord>(
  source: string,
  { kind, words, text }: DeskColumn<Row>,
  row: Row,
): string => {
  if (text) return text(row);
  const value: unknown = row[source] ?? '';
  return kind ? formats[kind](value) : (lookUp(words ?? {}, String(value)) ?? String(value));
};

const show = <Row extends RaRecord>(source: string, column: DeskColumn<Row>, row: Row) => {
  const said = textInColumn(source, column, row);
  if (said === '' || column.tones === undefined) return said;
  const tone = lookUp(column.tones, String(row[source] ?? ''));
  return <Chip size="small" color={tone ?? 'default'} label={said} />;
};

/** Amounts, times and codes are read as one piece. */
const inOnePiece = { whiteSpace: 'nowrap' } as const;

/** A field of a record as its list shows it: an amount, a time, a state as a chip. */
export const columnField = <Row extends RaRecord>(source: string, column: DeskColumn<Row>) => (
  <FunctionField<Row>
    key={source}
    source={source}
    label={column.title}
    sortable={column.isSortable ?? false}
    textAlign={column.kind && alignments[column.kind]}
    {...(column.kind === undefined ? {} : { sx: inOnePiece })}
    render={(row) => show(source, column, row)}
  />
);
