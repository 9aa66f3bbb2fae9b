import type { Dimension } from '#core/catalogue/plans/dimension.ts';
import { lookUp } from '#core/shared/text/look-up.ts';

/** `thread` counts parallel work: a vCPU is one, a physical core with two threads is two. */
export type MeasureUnit = 'thread' | 'GB' | 'Mbps' | 'account';
export type Measure = { readonly amount: number; readonly unit: MeasureUnit };

/** A number such as `1.024`, `1,92` or `200` with its unit. */
const quantity = /(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?\s?(TB|GB|MB|Gbps|Mbps)(?![\p{L}\d])/giu;
const sizes: Readonly<Record<string, readonly [factor: number, unit: 'GB' | 'Mbps']>> = {
  tb: [1_000, 'GB'],
  gb: [1, 'GB'],
  mb: [1 / 1_000, 'GB'],
  gbps: [1_000, 'Mbps'],
  mbps: [1, 'Mbps'],
};
/** Memory uses powers of two; disk, traffic and bandwidth use powers of ten. */
const BINARY = 1_024;

const inSmallUnit = (match: RegExpMatchArray, dimension: Dimension | null): Measure | null => {
  const [, whole = '', fraction = '', unit = ''] = match;
  const size = lookUp(sizes, unit.toLowerCase());
  if (size === undefined) return null;
  const [factor, small] = size;
  const steps = dimension === 'memory' && factor !== 1 ? (factor > 1 ? BINARY : 1 / BINARY) : factor;
  return { amount: roundToMillionth(Number(`${whole.replaceAll('.', '')}.${fraction || 0}`) * steps), unit: small };
};

/** Removes binary noise of fractions such as 1,92. */
const roundToMillionth = (amount: number): number => Math.round(amount * 1_000_000) / 1_000_000;

/** In the dimension's unit: `2 × 1,92 TB NVMe` is 3,840 GB, `24C/48T` 48 threads; null without a number. [CAT-08] */
export const parseMeasure = (dimension: Dimension, value: string): Measure | null => {
  if (dimension === 'accounts') return whole(/^([\d.]+)(?:\s|$)/.exec(value.trim())?.[1], 'account');
  if (dimension === 'processor')
    return whole(/\d+C\/(\d+)T/i.exec(value)?.[1] ?? /^(\d+)\s*(?:nhân|vCPU)/iu.exec(value.trim())?.[1], 'thread');
  const [match] = value.matchAll(quantity);
  const one = match === undefined ? null : inSmallUnit(match, dimension);
  if (one === null || match === undefined) return null;
  const times = Number(/(\d+)\s*[×x]\s*$/.exec(value.slice(0, match.index))?.[1] ?? 1);
  return { amount: roundToMillionth(one.amount * times), unit: one.unit };
};

const whole = (digits: string | undefined, unit: MeasureUnit): Measure | null =>
  digits === undefined ? null : { amount: Number(digits.replaceAll('.', '')), unit };

/** Equal forms mean equal values: small unit, no spaces, lower case. [CAT-08] */
export const canonicalValue = (dimension: Dimension | null, value: string): string =>
  value
    .normalize('NFC')
    .replace(quantity, (...found) => {
      // The replace callback receives the match and its three groups first.
      const small = inSmallUnit(found.slice(0, 4) as RegExpMatchArray, dimension);
      return small === null ? String(found[0]) : `${small.amount} ${small.unit}`;
    })
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();

/** As `16 GB ECC` does with 16 GB, so that the measure need not be repeated. */
export const startsWithMeasure = (value: string, { amount, unit }: Measure): boolean =>
  value
    .replace(/(\d)\.(?=\d{3})/g, '$1')
    .replace(/(\d),(?=\d)/g, '$1.')
    .toLowerCase()
    .startsWith(`${amount} ${unit.toLowerCase()}`);

/** Values of the same shape need no common unit. */
export const maskNumbers = (value: string): string => value.replace(/\d+(?:[.,]\d+)*/gu, '#').toLowerCase();
