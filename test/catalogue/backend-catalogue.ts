import { graphqlCatalogue } from '#adapters/graphql/catalogue.ts';
import { serviceClient } from '#adapters/service-client.ts';
import type { Catalogue } from '#core/catalogue/catalogue.port.ts';

/** The catalogue of a backend at this address. */
export const backendCatalogue = (url: string): Catalogue => {
  const call = (baseUrl: string) => serviceClient({ baseUrl, bearer: null, requestId: 'catalogue-test' });
  return graphqlCatalogue(call(`${url}/product-service/graphql`), call(url));
};
