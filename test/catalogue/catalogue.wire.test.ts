import { graphqlCatalogue } from '#adapters/graphql/catalogue.ts';
import { serviceClient } from '#adapters/service-client.ts';
import { eachBackend } from '#test/kit/backends.ts';
import { catalogueContract } from './catalogue.contract.ts';

eachBackend('the product service', ({ url }) => {
  catalogueContract('graphql over the reference backend keeps the Catalogue contract', async () =>
    graphqlCatalogue(
      serviceClient({ baseUrl: `${url}/product-service/graphql`, bearer: null, requestId: 'catalogue-test' }),
    ),
  );
});
