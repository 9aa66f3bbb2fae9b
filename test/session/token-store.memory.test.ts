import { memoryTokenSubject } from '#test/kit/fakes/memory-subjects.ts';
import { tokenStoreContract } from '#test/session/token-store.contract.ts';

tokenStoreContract('the tokens in memory', memoryTokenSubject);
