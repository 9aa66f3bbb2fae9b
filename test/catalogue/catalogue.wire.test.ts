import { wires } from '#composition/host-settings.ts';
import { eachBackend } from '#test/kit/backends.ts';
import { askOnce } from './ask-once.ts';
import { backendCatalogue } from './backend-catalogue.ts';
import { catalogueContract } from './catalogue.contract.ts';

eachBackend('the product service', ({ url }) => {
  for (const wire of wires) {
    const catalogue = askOnce(backendCatalogue(url, wire));
    catalogueContract(`${wire} over the reference backend keeps the Catalogue contract`, async () => catalogue);
  }
});
