import type { PortFailure } from '#core/shared/failure.ts';
import type { Result } from '#core/shared/result.ts';
import type { Consent } from './consent.ts';

/** The visitor's consent in their browser, readable by scripts, which check it before loading. */
export type ConsentStore = {
  /** null when missing or unreadable. */
  readonly read: () => Consent | null;
  /** Stored for twelve months. */
  readonly save: (consent: Consent) => void;
};

/** Stores proof of consent: purposes, time and version, but nothing that identifies the visitor. */
export type ConsentRegistry = {
  /** `id`: 128 random bits that identify the proof. Idempotent per id. */
  readonly record: (id: string, consent: Consent) => Promise<Result<null, PortFailure>>;
};
