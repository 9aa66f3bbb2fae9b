import { graphqlAdministrativeUnits } from '#adapters/graphql/places.ts';
import { eachBackend } from '#test/kit/backends.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { placesContract } from './places.contract.ts';

eachBackend('places', (backend) => {
  const open = async () => graphqlAdministrativeUnits(wireClient(backend, '/user-gateway/graphql'));
  placesContract('the user gateway', open);
});
