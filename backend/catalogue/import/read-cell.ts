import type { z } from 'zod';
import type { Cell } from '#backend/platform/sheets/sheets-of-file.ts';
import { isFormula } from '#contracts/csv.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { reasons } from './reasons.vi.ts';

export type ReadCell = { readonly value: unknown } | { readonly reason: string };

const GROUPED = /^\d{1,3}(?:([.,\s\u00a0\u202f'])\d{3})(?:\1\d{3})*$/u;
const CURRENCY = /(?:đ|₫|vnđ|vnd|đồng)$/iu;

/**
 * A whole number as people type it: `1000000`, `1.000.000`, `1,000,000 đ`. A point or comma that groups no three digits
 * is refused, because it could be a fraction.
 */
export const readAmount = (typed: string): ReadCell => {
  const digits = typed.trim().replace(CURRENCY, '').trim();
  if (/^-?\d+$/.test(digits)) return { value: Number(digits) };
  if (GROUPED.test(digits)) return { value: Number(digits.replaceAll(/\D/g, '')) };
  return { reason: reasons.notWhole(typed) };
};

type Inner = { readonly type: string; readonly format: string | null; readonly element: z.ZodType | null };

/** The schema within `optional` and `nullable`. */
const innerOf = (schema: z.ZodType): Inner => {
  // Zod types its definitions by kind; a schema of a row has only these.
  const { type, format, innerType, element } = schema.def as {
    type: string;
    format?: string;
    innerType?: z.ZodType;
    element?: z.ZodType;
  };
  return innerType === undefined ? { type, format: format ?? null, element: element ?? null } : innerOf(innerType);
};

/** Spreadsheets read `+20 GB` and `-16%` as a formula unless an apostrophe stands before it. */
const needsApostrophe = (text: string): boolean => isFormula(text) || text.startsWith("'");
const withoutApostrophe = (text: string): string =>
  text.startsWith("'") && needsApostrophe(text.slice(1)) ? text.slice(1) : text;

const readText = (cell: Cell): string =>
  (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? ''))
    .normalize('NFC')
    .replaceAll('\u00a0', ' ')
    .trim();

const SEPARATORS: Readonly<Record<string, RegExp>> = { string: /\n/, number: /[,;\n]/, enum: /[,;\n]/ };

/** `31/01/2027`. */
const VIETNAMESE_DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const toIsoDay = (_: string, day: string, month: string, year: string): string =>
  [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');

/** `undefined` as value for an empty cell. */
export const readCell = (schema: z.ZodType, cell: Cell): ReadCell => {
  const typed = readText(cell);
  if (typed === '') return { value: undefined };
  if (typed.startsWith('=')) return { reason: reasons.formula };
  const text = withoutApostrophe(typed);
  const { type, format, element } = innerOf(schema);
  if (format === 'date') return { value: text.replace(VIETNAMESE_DAY, toIsoDay) };
  if (element === null) return readOne(type, text, cell);
  const { type: inner } = innerOf(element);
  const parts = text.split(lookUp(SEPARATORS, inner) ?? /\n/).map((part) => part.trim());
  const read = parts.filter((part) => part !== '').map((part) => readOne(inner, part, part));
  const wrong = read.find((each) => 'reason' in each);
  return wrong ?? { value: read.map((each) => ('value' in each ? each.value : null)) };
};

const readOne = (type: string, text: string, cell: Cell): ReadCell => {
  if (type === 'number') return typeof cell === 'number' ? { value: cell } : readAmount(text);
  return { value: type === 'enum' ? text.toLowerCase() : text };
};

/** The cell of a value that `readCell` reads as the same value. */
export const writeCell = (value: unknown): string | number | null => {
  if (value === null || value === undefined || typeof value === 'number') return value ?? null;
  const text = Array.isArray(value) ? value.join('\n') : String(value);
  return needsApostrophe(text) ? `'${text}` : text;
};
