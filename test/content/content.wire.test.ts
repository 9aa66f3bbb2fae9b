import { cmsContent } from '#adapters/cms/content.ts';
import { systemClock } from '#adapters/system/clock.ts';
import { eachBackend } from '#test/kit/backends/backends.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { contentContract } from './content.contract.ts';
import { noPictures } from './no-pictures.ts';

eachBackend('content', (backend) => {
  const open = async () => cmsContent(wireClient(backend, ''), systemClock, noPictures);
  contentContract('the content system', open);
});
