import { notFound } from '#adapters/memory/refusals.ts';
import { SAMPLE_TAX_CODE } from '#contracts/rest/business-rest.ts';
import { seedCompanies } from '#contracts/seed/content/companies.ts';
import type { CompanyDirectory } from '#core/checkout/company-directory.port.ts';
import { ok } from '#core/shared/result.ts';

export const memoryCompanyDirectory = (): CompanyDirectory => ({
  isConfigured: true,
  sampleTaxCode: SAMPLE_TAX_CODE,
  find: async (taxCode) => {
    const company = seedCompanies.find((each) => each.taxCode === taxCode);
    return company ? ok({ name: company.name, address: company.address }) : notFound;
  },
});
