import type { DomainPrice } from '#core/pricing/domain-price.ts';
import type { DomainStatus, TransferProblem } from '#core/shared/domains/domain-problems.ts';
import { beginTerm, type PaidTerm } from '#core/shared/paid-term.ts';
import { cleanLatin } from '#core/shared/text/clean-typed.ts';
import type { DomainAnswer } from './domain-registry.port.ts';

/** [DOM-01] */
export type TransferOffer = {
  /** Canonical, or the raw input when it is no domain name. */
  readonly name: string;
  /** null when transferable. */
  readonly problem: TransferProblem | null;
  /** One year at the price of a transfer; null when the extension is not sold. */
  readonly domainPrice: DomainPrice | null;
  /** null when the extension is not sold. */
  readonly slug: string | null;
};

/** Registries extend the registration by one year. */
export const TRANSFER_YEARS = 1;
/** How long the auth code is stored in an unpaid, untouched order, in ms. [DOM-01] */
export const AUTH_CODE_TTL_MS = 30 * 86_400_000;
/** Minimum age of a generic domain before it can be transferred, in ms. [ICANN Transfer Policy, I.A.3.7] */
export const MIN_TRANSFER_AGE_MS = 60 * 86_400_000;
/** The widest bounds in use; RFC 5731 leaves them to the registries. */
export const MIN_AUTH_CODE_LENGTH = 6;
export const MAX_AUTH_CODE_LENGTH = 64;

/** Whether an EPP or RDAP status code prohibits a transfer. [RFC 5731, RFC 8056] */
export const isTransferLock = (state: string): boolean => /transfer\s?prohibited/i.test(state);

const transferProblemOf: Readonly<Record<DomainStatus, TransferProblem | null>> = {
  registered: null,
  available: 'available',
  reserved: 'reserved',
  invalid: 'invalid',
  unknown: 'unknown',
};

/** `now` in ms since 1970 UTC; null when transferable. Names below .vn have no minimum age. [DOM-04] */
export const findTransferProblem = ({ name, status, whois }: DomainAnswer, now: number): TransferProblem | null => {
  const problem = transferProblemOf[status];
  if (problem !== null) return problem;
  if (whois?.statusCodes.some(isTransferLock)) return 'locked';
  const since = whois?.registeredAt ?? null;
  return !name.endsWith('.vn') && since !== null && now - since < MIN_TRANSFER_AGE_MS ? 'young' : null;
};

/** What phones and word processors make of signs that are typed: two hyphens become one long dash. */
const smartSigns: readonly (readonly [sign: RegExp, typed: string])[] = [
  [/[‘’‚′]/g, "'"],
  [/[“”„″]/g, '"'],
  [/—/g, '--'],
  [/[–−‐‑‒]/g, '-'],
];

/** As the registry compares it; null when malformed. Secret: it gives control of the name. */
export const parseAuthCode = (typed: string): string | null => {
  const code = smartSigns.reduce((text, [sign, ascii]) => text.replace(sign, ascii), cleanLatin(typed));
  return code.length >= MIN_AUTH_CODE_LENGTH && code.length <= MAX_AUTH_CODE_LENGTH && /^[\x21-\x7e]+$/.test(code)
    ? code
    : null;
};

/** State of a domain transfer: in progress, or refused permanently. [DOM-01] */
export type TransferState = 'MOVING' | 'REFUSED';

/**
 * What is paid of a transferred domain: one year after the previous end, or after `otherwise` when that is unknown; ms
 * since 1970 UTC.
 */
export const termOfTransferred = (endedAt: number, otherwise: number): PaidTerm =>
  beginTerm(Number.isFinite(endedAt) ? endedAt : otherwise, 12 * TRANSFER_YEARS);
