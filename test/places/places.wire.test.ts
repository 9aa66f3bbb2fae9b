import { graphqlPlaces } from '#adapters/graphql/places.ts';
import { eachBackend } from '#test/kit/backends.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { placesContract } from './places.contract.ts';

eachBackend('places', (backend) => {
  placesContract('the user gateway', async () => graphqlPlaces(wireClient(backend, '/user-gateway/graphql')));
});
