import { restCompanyDirectory } from '#adapters/rest/company-directory.ts';
import { SAMPLE_TAX_CODE, SANDBOX_REGISTER } from '#contracts/rest/business-rest.ts';
import { eachBackend } from '#test/kit/backends/backends.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { companyDirectoryContract } from './company-directory.contract.ts';

eachBackend('the register of enterprises', (backend) => {
  companyDirectoryContract('the stand-in register', async () =>
    restCompanyDirectory(wireClient(backend, SANDBOX_REGISTER), SAMPLE_TAX_CODE),
  );
});
