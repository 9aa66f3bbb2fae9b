import { graphqlAdministrativeUnits } from '#adapters/graphql/places.ts';
import { eachBackend } from '#test/kit/backends.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { placesContract, placesLaws } from './places.contract.ts';
import { placesMutants } from './places.mutants.ts';

eachBackend('places', (backend) => {
  const open = async () => graphqlAdministrativeUnits(wireClient(backend, '/user-gateway/graphql'));
  placesContract('the user gateway', open);
  if (backend.name === 'PGlite')
    describeMutants('the laws reject every mutant of the places', placesLaws, open, placesMutants);
});
