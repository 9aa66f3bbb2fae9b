import { backendAccountSubject } from '#test/kit/backend-accounts.ts';
import { eachBackend } from '#test/kit/backends.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { deletionGatewayContract } from './account-deletion.contract.ts';
import { accountGatewayContract } from './account-gateway.contract.ts';
import { botCheckContract, botCheckLaws } from './bot-check.contract.ts';
import { botCheckMutants } from './bot-check.mutants.ts';
import { contactGatewayContract } from './contact-changes.contract.ts';
import { securityGatewayContract, securityGatewayLaws } from './security-gateway.contract.ts';
import { securityGatewayMutants } from './security-gateway.mutants.ts';

eachBackend('accounts', (backend) => {
  const subject = () => backendAccountSubject(backend);
  accountGatewayContract('the authorisation service', subject);
  securityGatewayContract('the login methods of the authorisation service', subject);
  contactGatewayContract('the contacts of the authorisation service', subject);
  deletionGatewayContract('the deletion of the authorisation service', subject);
  botCheckContract('the bot check of the authorisation service', subject);

  if (backend.name === 'PGlite') {
    describeMutants('ACC-01 the laws reject every mutant of the bot check', botCheckLaws, subject, botCheckMutants);
    describeMutants(
      'ACC-09 the laws reject every mutant of the security gateway',
      securityGatewayLaws,
      subject,
      securityGatewayMutants,
    );
  }
});
