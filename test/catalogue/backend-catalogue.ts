import { graphqlCatalogue } from '#adapters/graphql/catalogue.ts';
import { restCatalogue } from '#adapters/rest/catalogue.ts';
import { serviceClient } from '#adapters/service-client.ts';
import type { Wire } from '#composition/host-settings.ts';
import type { Catalogue } from '#core/catalogue/catalogue.port.ts';

/** The catalogue of a backend at this address. */
export const backendCatalogue = (url: string, wire: Wire = 'graphql'): Catalogue => {
  const call = (baseUrl: string) => serviceClient({ baseUrl, bearer: null, requestId: 'catalogue-test' });
  return wire === 'rest'
    ? restCatalogue(call(url))
    : graphqlCatalogue(call(`${url}/product-service/graphql`), call(url));
};
