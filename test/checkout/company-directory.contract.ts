import fc from 'fast-check';
import { expect } from 'vitest';
import { seedCompanies } from '#contracts/seed/content/companies.ts';
import type { CompanyDirectory } from '#core/checkout/company-directory.port.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';

/** Codes of companies that the register does not have. */
const unknown = fc.stringMatching(/^98\d{8}(-\d{3})?$/);

/** What every register of enterprises owes the checkout; `open` returns one with the sample companies. */
export const companyDirectoryLaws: readonly Law<CompanyDirectory>[] = [
  {
    name: 'PAY-04 a company is found by its tax code, a branch by its own, with name and address',
    check: async (open) => {
      const directory = await open();
      expect(directory.isConfigured).toBe(true);
      for (const { taxCode, name, address } of seedCompanies)
        expect(await directory.find(taxCode)).toEqual({ ok: true, value: { name, address } });
    },
  },
  {
    name: 'PAY-04 a code that the register offers for trying is one that it knows',
    check: async (open) => {
      const directory = await open();
      const code = directory.sampleTaxCode;
      expect(code === null || (await directory.find(code)).ok).toBe(true);
    },
  },
  {
    name: 'PAY-04 a code that nobody has is not found',
    check: async (open) => {
      const directory = await open();
      await fc.assert(
        fc.asyncProperty(unknown, async (taxCode) => {
          expect(await directory.find(taxCode)).toEqual({ ok: false, failure: { kind: 'not-found' } });
        }),
        { numRuns: 10 },
      );
    },
  },
];

export const companyDirectoryContract = (name: string, open: () => Promise<CompanyDirectory>): void =>
  describeLaws(`${name} keeps the CompanyDirectory contract`, companyDirectoryLaws, open);
