import { memoryDomainRegistry } from '#adapters/memory/catalogue/domain-registry.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { systemClock } from '#adapters/system/clock.ts';
import { ttlCache } from '#adapters/system/ttl-cache.ts';
import { queuedRegistry } from '#core/domains/queued-registry.ts';
import { domainRegistryContract, domainRegistryLaws } from '#test/domains/domain-registry.contract.ts';
import { domainRegistryMutants } from '#test/domains/domain-registry.mutants.ts';
import { describeMutants } from '#test/kit/mutants.ts';

const open = async () => memoryDomainRegistry(memoryWorld());

domainRegistryContract('the registry in memory', open);
domainRegistryContract('the guard before the registry in memory', async () =>
  queuedRegistry(await open(), ttlCache(systemClock, { max: 100 })),
);
describeMutants('DOM-04 the laws reject every mutant of the registry', domainRegistryLaws, open, domainRegistryMutants);
