import { miniSearchIndex } from '#adapters/search/mini-search-index.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { type SearchIndexSubject, searchIndexContract, searchIndexLaws } from './search-index.contract.ts';
import { searchIndexMutants } from './search-index.mutants.ts';

const open = async (): Promise<SearchIndexSubject> => {
  let now = 1_000_000;
  return {
    index: miniSearchIndex({ now: () => now }),
    pass: (milliseconds) => {
      now += milliseconds;
    },
  };
};

searchIndexContract('the search index', open);
describeMutants('CAT-01 mutated search indexes', searchIndexLaws, open, searchIndexMutants);
