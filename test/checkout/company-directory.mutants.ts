import type { CompanyDirectory } from '#core/checkout/company-directory.port.ts';
import { ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';

/** Mutants of the register; each has one fault. */
export const companyDirectoryMutants: Mutants<CompanyDirectory> = {
  'nobody has the code to try': (directory) => ({ ...directory, sampleTaxCode: '9800000000' }),
  'a branch gets the name of its company': (directory) => ({
    ...directory,
    find: (taxCode) => directory.find(taxCode.slice(0, 10)),
  }),
  'the address is missing': (directory) => ({
    ...directory,
    find: async (taxCode) => {
      const found = await directory.find(taxCode);
      return found.ok ? ok({ ...found.value, address: '' }) : found;
    },
  }),
  'an unknown code has an empty company': (directory) => ({
    ...directory,
    find: async (taxCode) => {
      const found = await directory.find(taxCode);
      return found.ok ? found : ok({ name: '', address: '' });
    },
  }),
};
