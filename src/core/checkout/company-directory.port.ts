import type { PortFailure } from '#core/shared/failure.ts';
import type { Result } from '#core/shared/result.ts';

/** As a register of enterprises names it; the address is one line. */
export type Company = { readonly name: string; readonly address: string };

/**
 * A public register of enterprises by tax code, normalised by `normaliseTaxCode`. Failures: `not-found` for a code that
 * nobody has, `unreachable` or `garbled` while the register does not answer or answers something else.
 */
export type CompanyDirectory = {
  /** False in an installation without a register; then it is not asked. */
  readonly isConfigured: boolean;
  /** A code to try, of a register that only stands in for the public one; null for that one. */
  readonly sampleTaxCode: string | null;
  readonly find: (taxCode: string) => Promise<Result<Company, PortFailure>>;
};
