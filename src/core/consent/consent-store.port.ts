import type { PortFailure } from '#core/shared/failure.ts';
import type { Result } from '#core/shared/result.ts';
import type { Consent } from './consent.ts';

/** The visitor's choice in his browser. It is readable there: scripts ask before they load. */
export type ConsentStore = {
  /** Null where there is none, or none that can be read. */
  readonly read: () => Consent | null;
  /** Twelve months. */
  readonly keep: (consent: Consent) => void;
};

/** Where the proof of a choice is kept: what was chosen, when, of which version, and nothing about who. */
export type ConsentRegistry = {
  /** `id`: 128 random bits, the proof's own number. The same id again changes nothing. */
  readonly record: (id: string, consent: Consent) => Promise<Result<null, PortFailure>>;
};
