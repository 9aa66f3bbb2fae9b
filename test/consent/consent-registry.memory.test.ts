import { memoryConsentRegistry } from '#adapters/memory/browser/consent-registry.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { consentRegistryContract, consentRegistryLaws, type RegistrySubject } from './consent-registry.contract.ts';
import { consentRegistryMutants } from './consent-registry.mutants.ts';

const open = async (): Promise<RegistrySubject> => {
  const world = memoryWorld();
  return {
    registry: memoryConsentRegistry(world),
    stored: async (id) => world.state.consentProofs.get(id) ?? null,
  };
};

consentRegistryContract('the registry in memory', open);
describeMutants(
  'CON-01 the laws reject every mutant of the registry',
  consentRegistryLaws,
  open,
  consentRegistryMutants,
);
