import type { ServiceId } from './ids.ts';

const PREFIX = 'DV-';
/** Hexadecimal digits of the id that people read out: 4 billion numbers. */
const DIGITS = 8;

/** `DV-7CA3-41F0`: what a customer reads out on the phone, and staff type to find the service. */
export const serviceNumber = (id: ServiceId): string => {
  const digits = id.slice(0, DIGITS).toUpperCase();
  return `${PREFIX}${digits.slice(0, DIGITS / 2)}-${digits.slice(DIGITS / 2)}`;
};

/** The beginning of the id that a typed number means; null for anything else. Ignores case, blanks and hyphens. */
export const idPrefixOf = (typed: string): string | null => {
  const [, digits] = /^dv([0-9a-f]{8})$/.exec(typed.toLowerCase().replaceAll(/[\s-]/g, '')) ?? [];
  return digits ?? null;
};
