import { expect, test } from 'vitest';
import { graphqlAdministrativeUnits } from '#adapters/graphql/places.ts';
import { restAdministrativeUnits } from '#adapters/rest/places.ts';
import { organisationId } from '#contracts/organisation.ts';
import { eachBackend } from '#test/kit/backends/backends.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { placesContract } from './places.contract.ts';

eachBackend('places', (backend) => {
  placesContract('the user gateway over GraphQL', async () =>
    graphqlAdministrativeUnits(wireClient(backend, '/user-gateway/graphql')),
  );
  placesContract('the storefront service over REST', async () => restAdministrativeUnits(wireClient(backend, '')));

  test('SDK-06 provinces have no districts any more, on either wire', async () => {
    const rest = await fetch(`${backend.url}/v1/places/${organisationId}/districts?province=01`);
    expect(await rest.json()).toEqual({ data: [] });
    const graphql = await fetch(`${backend.url}/user-gateway/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ getDistricts(provinceId: "01") { id } }' }),
    });
    expect(await graphql.json()).toEqual({ data: { getDistricts: [] } });
  });
});
