import type { DomainPrice } from '#core/pricing/domain-price.ts';
import type { TransferProblem } from '#core/shared/domain-problems.ts';
import type { DomainAnswer } from './domain-registry.port.ts';

/** Conditions for transferring one name. [DOM-01] */
export type TransferOffer = {
  /** Canonical form; the raw input when it is not a domain name. */
  readonly name: string;
  /** null when it can be transferred. */
  readonly problem: TransferProblem | null;
  /** Price of one year at the renewal price, which extends the term; null when the extension is not sold. */
  readonly domainPrice: DomainPrice | null;
  /** Product that sells the extension; null when `bill` is null. */
  readonly slug: string | null;
};

/** Years included in a transfer; registries extend the registration by one. */
export const TRANSFER_YEARS = 1;
/** How long the auth code is stored in an unpaid, untouched order, in ms. [DOM-01] */
export const AUTH_CODE_TTL_MS = 30 * 86_400_000;
/** Minimum age of a generic domain before it can be transferred, in ms. [ICANN Transfer Policy, I.A.3.7] */
export const MIN_TRANSFER_AGE_MS = 60 * 86_400_000;
/** Length limits of an auth code. [RFC 5731 leaves them to the registries; these are the widest bounds in use] */
export const MIN_AUTH_CODE_LENGTH = 6;
export const MAX_AUTH_CODE_LENGTH = 64;

/** Whether an EPP or RDAP status code prohibits a transfer. [RFC 5731, RFC 8056] */
export const isTransferLock = (state: string): boolean => /transfer\s?prohibited/i.test(state);

/**
 * Why a name with a sold extension cannot be transferred at `now` (ms since 1970 UTC); null when it can. Names below
 * .vn have no minimum age. [DOM-04]
 */
export const findTransferProblem = ({ name, status, whois }: DomainAnswer, now: number): TransferProblem | null => {
  if (status !== 'registered') return status;
  if (whois?.statusCodes.some(isTransferLock)) return 'locked';
  const since = whois?.registeredAt ?? null;
  return !name.endsWith('.vn') && since !== null && now - since < MIN_TRANSFER_AGE_MS ? 'young' : null;
};

/** The auth code as the registry compares it; null when malformed. It is a secret: it gives control of the name. */
export const parseAuthCode = (typed: string): string | null => {
  const code = typed.trim();
  return code.length >= MIN_AUTH_CODE_LENGTH && code.length <= MAX_AUTH_CODE_LENGTH && /^[\x21-\x7e]+$/.test(code)
    ? code
    : null;
};
