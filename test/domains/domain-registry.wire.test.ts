import { restDomainRegistry } from '#adapters/rest/domain-registry.ts';
import { systemClock } from '#adapters/system/clock.ts';
import { ttlCache } from '#adapters/system/ttl-cache.ts';
import { queuedRegistry } from '#core/domains/queued-registry.ts';
import { eachBackend } from '#test/kit/backends.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { domainRegistryContract, domainRegistryLaws } from './domain-registry.contract.ts';
import { domainRegistryMutants } from './domain-registry.mutants.ts';

eachBackend('domains', (backend) => {
  const open = async () => restDomainRegistry(wireClient(backend, ''));
  domainRegistryContract('the whois service', open);
  domainRegistryContract('the guard before the whois service', async () =>
    queuedRegistry(await open(), ttlCache(systemClock, { max: 100 })),
  );
  if (backend.name === 'PGlite')
    describeMutants('the laws reject every mutant of the registry', domainRegistryLaws, open, domainRegistryMutants);
});
