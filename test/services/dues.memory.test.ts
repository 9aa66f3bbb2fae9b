import { memoryChangeSubject } from '#test/kit/memory-services.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { duesContract } from './dues.contract.ts';
import { duesMutants } from './dues.mutants.ts';
import { duesLaws } from './laws-of-dues.ts';

duesContract('the cloud service in memory', memoryChangeSubject);
describeMutants('INS-01 the laws reject every mutant of instalments', duesLaws, memoryChangeSubject, duesMutants);
