import type { DomainBill } from '#core/pricing/domain-price.ts';
import type { TransferProblem } from '#core/shared/domain-problems.ts';
import type { DomainAnswer } from './domain-registry.port.ts';

/** What moving one name here takes. [DOM-01] */
export type TransferOffer = {
  /** Normal form; as typed where it is no name. */
  readonly name: string;
  /** Null where it can be moved. */
  readonly problem: TransferProblem | null;
  /** One year at the renewal price, which is added to the term; null where the extension is not sold. */
  readonly bill: DomainBill | null;
  /** Product that sells the extension; null with `bill`. */
  readonly slug: string | null;
};

/** Years that a transfer pays for: the registries add one. */
export const TRANSFER_YEARS = 1;
/** The code of a name is kept so long in an order that nobody touches and nobody pays, ms. [DOM-01] */
export const TRANSFER_CODE_KEPT_MS = 30 * 86_400_000;
/** A generic name stays so long where it was registered, ms. [ICANN Transfer Policy, I.A.3.7] */
export const TRANSFER_AGE_MS = 60 * 86_400_000;
/** Letters of a transfer code. [RFC 5731 leaves them to the registries; these are the widest bounds in use] */
export const MIN_CODE = 6;
export const MAX_CODE = 64;

/** A state code that keeps a name where it is, as EPP and RDAP write it. [RFC 5731, RFC 8056] */
export const isTransferLock = (state: string): boolean => /transfer\s?prohibited/i.test(state);

/** Why a name of a sold extension cannot be moved at a moment (ms since 1970 UTC). Below .vn no age is asked for. [DOM-04] */
export const transferProblemOf = ({ name, status, whois }: DomainAnswer, now: number): TransferProblem | null => {
  if (status !== 'registered') return status;
  if (whois?.states.some(isTransferLock)) return 'locked';
  const since = whois?.registeredAt ?? null;
  return !name.endsWith('.vn') && since !== null && now - since < TRANSFER_AGE_MS ? 'young' : null;
};

/** The code as the registry compares it; null where it can be none. It is a secret: whoever has it has the name. */
export const transferCodeOf = (typed: string): string | null => {
  const code = typed.trim();
  return code.length >= MIN_CODE && code.length <= MAX_CODE && /^[\x21-\x7e]+$/.test(code) ? code : null;
};
