import { eachBackend } from '#test/kit/backends.ts';
import { backendCatalogue } from './backend-catalogue.ts';
import { catalogueContract } from './catalogue.contract.ts';

eachBackend('the product service', ({ url }) => {
  catalogueContract('graphql over the reference backend keeps the Catalogue contract', async () =>
    backendCatalogue(url),
  );
});
