import { memoryChangeSubject } from '#test/kit/fakes/memory-services.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { duesContract } from './instalments.contract.ts';
import { duesMutants } from './instalments.mutants.ts';
import { duesLaws } from './laws-of-instalments.ts';

duesContract('the cloud service in memory', memoryChangeSubject);
describeMutants('INS-01 the laws reject every mutant of instalments', duesLaws, memoryChangeSubject, duesMutants);
