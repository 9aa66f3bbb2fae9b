import { botCheckContract, botCheckLaws } from '#test/account/log-in/bot-check.contract.ts';
import { botCheckMutants } from '#test/account/log-in/bot-check.mutants.ts';
import { loginTrailContract, loginTrailLaws } from '#test/account/log-in/pending-login-store.contract.ts';
import { loginTrailMutants } from '#test/account/log-in/pending-login-store.mutants.ts';
import { deletionGatewayContract, deletionGatewayLaws } from '#test/account/personal-data/account-deletion.contract.ts';
import { deletionGatewayMutants } from '#test/account/personal-data/account-deletion.mutants.ts';
import { contactGatewayContract, contactGatewayLaws } from '#test/account/security/contact-changes.contract.ts';
import { contactGatewayMutants } from '#test/account/security/contact-changes.mutants.ts';
import { securityGatewayContract, securityGatewayLaws } from '#test/account/security/security-gateway.contract.ts';
import { securityGatewayMutants } from '#test/account/security/security-gateway.mutants.ts';
import { memoryAccountSubject, memoryTrailSubject } from '#test/kit/fakes/memory-accounts.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { accountGatewayContract, accountGatewayLaws } from './account-gateway.contract.ts';
import { accountGatewayMutants } from './account-gateway.mutants.ts';

accountGatewayContract('the accounts in memory', memoryAccountSubject);
securityGatewayContract('the login methods in memory', memoryAccountSubject);
contactGatewayContract('the contacts in memory', memoryAccountSubject);
deletionGatewayContract('the deletion in memory', memoryAccountSubject);
botCheckContract('the bot check in memory', memoryAccountSubject);
loginTrailContract('the pending login in memory', memoryTrailSubject);
describeMutants(
  'ACC-01 the laws reject every mutant of the account gateway',
  accountGatewayLaws,
  memoryAccountSubject,
  accountGatewayMutants,
);
describeMutants(
  'ACC-09 the laws reject every mutant of the security gateway',
  securityGatewayLaws,
  memoryAccountSubject,
  securityGatewayMutants,
);
describeMutants(
  'ACC-01 the laws reject every mutant of the bot check',
  botCheckLaws,
  memoryAccountSubject,
  botCheckMutants,
);
describeMutants(
  'COOK-01 the laws reject every mutant of the pending login',
  loginTrailLaws,
  memoryTrailSubject,
  loginTrailMutants,
);
describeMutants(
  'the laws reject every mutant of the contact gateway',
  contactGatewayLaws,
  memoryAccountSubject,
  contactGatewayMutants,
);
describeMutants(
  'the laws reject every mutant of the deletion gateway',
  deletionGatewayLaws,
  memoryAccountSubject,
  deletionGatewayMutants,
);
