import { memoryControlSubject } from '#test/kit/fakes/memory-services.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { seatsContract, seatsLaws } from './seats.contract.ts';
import { seatsMutants } from './seats.mutants.ts';

seatsContract('the users of services in memory', memoryControlSubject);
describeMutants('SVC-01 the laws reject every mutant of seats', seatsLaws, memoryControlSubject, seatsMutants);
