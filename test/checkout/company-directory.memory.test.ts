import { memoryCompanyDirectory } from '#adapters/memory/catalogue/company-directory.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { companyDirectoryContract, companyDirectoryLaws } from './company-directory.contract.ts';
import { companyDirectoryMutants } from './company-directory.mutants.ts';

const open = async () => memoryCompanyDirectory();

companyDirectoryContract('the register in memory', open);
describeMutants(
  'PAY-04 the laws reject every mutant of the register',
  companyDirectoryLaws,
  open,
  companyDirectoryMutants,
);
