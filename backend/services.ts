import type { Service } from './deps.ts';

/** The mount table: one line per service. Seeds run in this order. */
export const services: readonly Service[] = [];
