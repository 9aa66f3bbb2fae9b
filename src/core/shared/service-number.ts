import type { ServiceId } from './ids.ts';
import { withoutSeparators } from './text/clean-typed.ts';
import { withVietnameseD } from './text/fold-vietnamese.ts';

const PREFIX = 'DV-';
/** Hexadecimal digits of the id that people read out: 4 billion numbers. */
const DIGITS = 8;

/** `DV-7CA3-41F0`: what a customer reads out on the phone, and staff type to find the service. */
export const serviceNumber = (id: ServiceId): string => {
  const digits = id.slice(0, DIGITS).toUpperCase();
  return `${PREFIX}${digits.slice(0, DIGITS / 2)}-${digits.slice(DIGITS / 2)}`;
};

/** The beginning of the id that a typed number means; null for anything else. Ignores case, and what stands between them. */
export const idPrefixOf = (typed: string): string | null => {
  const [, digits] =
    /^dv([0-9a-f]{8})$/.exec(withoutSeparators(withVietnameseD(typed)).toLowerCase().replace(/^đ/, 'd')) ?? [];
  return digits ?? null;
};
