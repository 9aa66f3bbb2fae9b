import { backendAccountSubject } from '#test/kit/backend-accounts.ts';
import { eachBackend, wiresTo } from '#test/kit/backends.ts';
import { deletionGatewayContract } from './account-deletion.contract.ts';
import { accountGatewayContract } from './account-gateway.contract.ts';
import { botCheckContract } from './bot-check.contract.ts';
import { contactGatewayContract } from './contact-changes.contract.ts';
import { securityGatewayContract } from './security-gateway.contract.ts';

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
