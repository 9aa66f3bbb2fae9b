import { cmsArticles } from '#adapters/cms/articles.ts';
import { eachBackend } from '#test/kit/backends.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { articlesContract } from './articles.contract.ts';
import { noPictures } from './no-pictures.ts';

eachBackend('articles', (backend) =>
  articlesContract('the content system', async () => cmsArticles(wireClient(backend, ''), noPictures)),
);
