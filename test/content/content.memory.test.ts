import { memoryContent } from '#adapters/memory/content/content.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { contentContract, contentLaws } from '#test/content/content.contract.ts';
import { contentMutants } from '#test/content/content.mutants.ts';
import { describeMutants } from '#test/kit/mutants.ts';

const open = async () => memoryContent(memoryWorld());

contentContract('the content system in memory', open);
describeMutants('CMS-03 the laws reject every mutant of the content system', contentLaws, open, contentMutants);
