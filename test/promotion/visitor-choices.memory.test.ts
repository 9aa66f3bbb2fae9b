import { createBrowser } from '#adapters/memory/browser/browser-state.ts';
import { memoryConsentStore } from '#adapters/memory/browser/consent-store.ts';
import { memoryVisitorChoices } from '#adapters/memory/browser/visitor-choices.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { type ChoicesSubject, visitorChoicesContract, visitorChoicesLaws } from './visitor-choices.contract.ts';
import { visitorChoicesMutants } from './visitor-choices.mutants.ts';

const open = async (): Promise<ChoicesSubject> => {
  const browser = createBrowser();
  return {
    choices: memoryVisitorChoices(browser),
    store: memoryConsentStore(memoryWorld(), browser),
    reloaded: () => memoryVisitorChoices(browser),
  };
};

visitorChoicesContract('the visitor choices in memory', open);
describeMutants(
  'BAN-02 the laws reject every mutant of the visitor choices',
  visitorChoicesLaws,
  open,
  visitorChoicesMutants,
);
