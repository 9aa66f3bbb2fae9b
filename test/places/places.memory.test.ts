import { memoryAdministrativeUnits } from '#adapters/memory/catalogue/places.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { placesContract, placesLaws } from '#test/places/places.contract.ts';
import { placesMutants } from '#test/places/places.mutants.ts';

const open = async () => memoryAdministrativeUnits();

placesContract('the places in memory', open);
describeMutants('SDK-06 the laws reject every mutant of the places', placesLaws, open, placesMutants);
