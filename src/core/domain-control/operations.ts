export { loadDomainSettings } from './load-domain-settings.ts';
export { saveDomainContact } from './save-domain-contact.ts';
export { sendAuthCode } from './send-auth-code.ts';
export { setNameServers } from './set-name-servers.ts';
export { setTransferLock } from './set-transfer-lock.ts';
