import { memoryMeasurementsSubject } from '#test/kit/fakes/memory-services.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { measurementsContract, measurementsLaws } from './measurements.contract.ts';
import { measurementsMutants } from './measurements.mutants.ts';

measurementsContract('the measurements of services in memory', memoryMeasurementsSubject);
describeMutants(
  'SVC-01 the laws reject every mutant of measurements',
  measurementsLaws,
  memoryMeasurementsSubject,
  measurementsMutants,
);
