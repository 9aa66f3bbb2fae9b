import { memoryEnvironment } from '#test/kit/fakes/memory-subjects.ts';
import { environmentContract } from '#test/shared/environment.contract.ts';

environmentContract('the memory environment', memoryEnvironment);
