import { restDomainRegistry } from '#adapters/rest/domain-registry.ts';
import { eachBackend } from '#test/kit/backends.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { domainRegistryContract } from './domain-registry.contract.ts';

eachBackend('domains', (backend) => {
  domainRegistryContract('the whois service', async () => restDomainRegistry(wireClient(backend, '')));
});
