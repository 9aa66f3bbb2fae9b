import { createBrowser } from '#adapters/memory/browser/browser-state.ts';
import { memoryConsentStore } from '#adapters/memory/browser/consent-store.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { type ConsentSubject, consentStoreContract, consentStoreLaws } from './consent-store.contract.ts';
import { consentStoreMutants } from './consent-store.mutants.ts';

const open = async (): Promise<ConsentSubject> => {
  const [world, browser] = [memoryWorld(), createBrowser()];
  return {
    next: () => memoryConsentStore(world, browser),
    elsewhere: () => memoryConsentStore(world, createBrowser()),
    after: (milliseconds) => {
      world.state.now += milliseconds;
      return memoryConsentStore(world, browser);
    },
  };
};

consentStoreContract('the choice in memory', open);
describeMutants(
  'CON-01 the laws reject every mutant of the consent store',
  consentStoreLaws,
  open,
  consentStoreMutants,
);
