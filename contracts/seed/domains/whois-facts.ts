import { DAY_MS } from '#core/shared/durations.ts';

/** Public data, without the registrant. Times in ISO 8601. */
export type WhoisFacts = {
  readonly registrar: string;
  readonly registeredAt: string;
  readonly expiresAt: string;
  readonly nameservers: readonly string[];
  readonly states: readonly string[];
};

const FIRST_DAY = Date.UTC(2012, 0, 1);
const FIRST_END = Date.UTC(2027, 0, 1);

/** A deterministic integer for a name, from 0 to `most` − 1. */
const numberOf = (name: string, most: number): number =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7) % most;

/** Sample data, deterministic per name. */
export const whoisFactsOf = (name: string): WhoisFacts => ({
  registrar: 'Nhà đăng ký mẫu',
  registeredAt: new Date(FIRST_DAY + numberOf(name, 4_000) * DAY_MS).toISOString(),
  expiresAt: new Date(FIRST_END + numberOf(`${name}.`, 1_000) * DAY_MS).toISOString(),
  nameservers: ['ns1.example.net', 'ns2.example.net'],
  states: numberOf(name, 2) === 0 ? ['active'] : ['active', 'clientTransferProhibited'],
});
