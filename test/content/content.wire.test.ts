import { cmsContent } from '#adapters/cms/content.ts';
import { eachBackend } from '#test/kit/backends.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { contentContract } from './content.contract.ts';

eachBackend('content', (backend) => {
  contentContract('the content system', async () => cmsContent(wireClient(backend, '')));
});
