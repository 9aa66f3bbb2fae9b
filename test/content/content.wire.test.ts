import { cmsContent } from '#adapters/cms/content.ts';
import { systemClock } from '#adapters/system/clock.ts';
import { eachBackend } from '#test/kit/backends.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { contentContract, contentLaws } from './content.contract.ts';
import { contentMutants } from './content.mutants.ts';

eachBackend('content', (backend) => {
  const open = async () => cmsContent(wireClient(backend, ''), systemClock);
  contentContract('the content system', open);
  if (backend.name === 'PGlite')
    describeMutants('the laws reject every mutant of the content system', contentLaws, open, contentMutants);
});
