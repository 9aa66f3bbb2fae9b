import { publicQuery, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import type { Log } from '#core/shared/environment.port.ts';
import { isCompanyTaxCode, normaliseTaxCode } from '#core/shared/people/tax-code.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { Company, CompanyDirectory } from './company-directory.port.ts';

/** Companies seldom move; in seconds. */
const CACHE_SECONDS = 3_600;

/**
 * The company with this tax code as typed; null when nobody has it. A citizen's number is a tax code too and is never
 * sent to the register. Asks once: the shopper can type name and address instead. Failures: those of the register.
 */
export const findCompany = publicQuery(
  { seconds: CACHE_SECONDS },
  ({
    companies,
    log,
  }: {
    readonly companies: CompanyDirectory;
    readonly log: Log;
  }): UseCase<{ readonly taxCode: string }, Company | null> =>
    async ({ taxCode: typed }) => {
      const taxCode = normaliseTaxCode(typed);
      if (!isCompanyTaxCode(taxCode) || !companies.isConfigured) return ok(null);
      const found = await companies.find(taxCode);
      if (found.ok) return found;
      if (found.failure.kind === 'not-found') return ok(null);
      log.warn('Failed to look up company', { kind: found.failure.kind });
      return fail(toShopFailure(found.failure));
    },
);
