import type { PortFailure } from '#core/shared/failure.ts';
import type { Result } from '#core/shared/result.ts';
import type { Consent } from './consent.ts';

/** Readable by scripts, which check it before loading. */
export type ConsentStore = {
  /** null when missing or unreadable. */
  readonly read: () => Consent | null;
  /** Stored for twelve months. */
  readonly save: (consent: Consent) => void;
};

/** Proof of consent: purposes, time and version; nothing identifies the visitor. */
export type ConsentRegistry = {
  /** `id`: 128 random bits; idempotent per id. */
  readonly record: (id: string, consent: Consent) => Promise<Result<null, PortFailure>>;
};
