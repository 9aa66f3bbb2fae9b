import { restDomainRegistry } from '#adapters/rest/registries/domain-registry.ts';
import { systemClock } from '#adapters/system/clock.ts';
import { ttlCache } from '#adapters/system/ttl-cache.ts';
import { queuedRegistry } from '#core/domains/queued-registry.ts';
import { eachBackend } from '#test/kit/backends/backends.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { domainRegistryContract } from './domain-registry.contract.ts';

eachBackend('domains', (backend) => {
  const open = async () => restDomainRegistry(wireClient(backend, ''));
  domainRegistryContract('the whois service', open);
  domainRegistryContract('the guard before the whois service', async () =>
    queuedRegistry(await open(), ttlCache(systemClock, { max: 100 })),
  );
});
