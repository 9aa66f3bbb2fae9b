import { cartPointerContract } from '#test/cart/cart-pointer.contract.ts';
import { memoryPointerSubject } from '#test/kit/fakes/memory-subjects.ts';

cartPointerContract('the pointer in memory', memoryPointerSubject);
