import { eachBackend, wiresTo } from '#test/kit/backends/backends.ts';
import { askOnce } from './ask-once.ts';
import { backendCatalogue } from './backend-catalogue.ts';
import { catalogueContract } from './catalogue.contract.ts';

eachBackend('the product service', (backend) => {
  for (const wire of wiresTo(backend)) {
    const catalogue = askOnce(backendCatalogue(backend.url, wire));
    catalogueContract(`${wire} over the reference backend keeps the Catalogue contract`, async () => catalogue);
  }
});
