import { cmsArticles } from '#adapters/cms/articles.ts';
import { noPictures } from '#test/content/no-pictures.ts';
import { eachBackend } from '#test/kit/backends/backends.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { articlesContract } from './articles.contract.ts';

eachBackend('articles', (backend) =>
  articlesContract('the content system', async () => cmsArticles(wireClient(backend, ''), noPictures)),
);
