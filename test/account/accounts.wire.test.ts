import { botCheckContract } from '#test/account/log-in/bot-check.contract.ts';
import { deletionGatewayContract } from '#test/account/personal-data/account-deletion.contract.ts';
import { contactGatewayContract } from '#test/account/security/contact-changes.contract.ts';
import { securityGatewayContract } from '#test/account/security/security-gateway.contract.ts';
import { backendAccountSubject } from '#test/kit/backends/backend-accounts.ts';
import { eachBackend, wiresTo } from '#test/kit/backends/backends.ts';
import { accountGatewayContract } from './account-gateway.contract.ts';

eachBackend('accounts', (backend) => {
  const subject = () => backendAccountSubject(backend);
  for (const wire of wiresTo(backend)) {
    const onWire = () => backendAccountSubject(backend, wire);
    accountGatewayContract(`the authorisation service over ${wire}`, onWire);
    securityGatewayContract(`the login methods of the authorisation service over ${wire}`, onWire);
  }
  contactGatewayContract('the contacts of the authorisation service', subject);
  deletionGatewayContract('the deletion of the authorisation service', subject);
  botCheckContract('the bot check of the authorisation service', subject);
});
