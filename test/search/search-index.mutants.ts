import type { SearchHits } from '#core/search/search-index.port.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import type { SearchIndexSubject } from './search-index.contract.ts';

type Search = SearchIndexSubject['index']['search'];

const changingSearch =
  (change: (search: Search) => Search) =>
  ({ index, pass }: SearchIndexSubject): SearchIndexSubject => ({ index: { search: change(index.search) }, pass });

/** Changes the term before the search, or the groups after it. */
const changingTerm = (change: (term: string) => string) =>
  changingSearch((search) => (term, limit, load) => search(change(term), limit, load));
const changingGroups = (change: (groups: readonly SearchHits[], term: string) => readonly SearchHits[] | null) =>
  changingSearch((search) => async (term, limit, load) => {
    const groups = await search(term, limit, load);
    return groups && change(groups, term);
  });
/** Keeps only hits whose title passes the check for each word of the term. */
const keepingHits = (keep: (title: string, word: string) => boolean) =>
  changingGroups((groups, term) =>
    groups.map((group) => ({
      ...group,
      hits: group.hits.filter(({ title }) => term.split(' ').every((word) => keep(title, word))),
    })),
  );

export const searchIndexMutants: Mutants<SearchIndexSubject> = {
  'accents must match': keepingHits(
    (title, word) => title.includes(word) || title.toLowerCase() === word.toLowerCase(),
  ),
  'only whole words match': keepingHits((title, word) => word.length > 3 || title.split(' ').includes(word)),
  'a typo finds nothing': changingTerm((term) => (/^[a-z]{4,}$/.test(term) && /[xz]/.test(term) ? 'qqqqqqqq' : term)),
  'only the first word counts': changingTerm((term) => term.split(' ')[0] ?? term),
  'the hits are in reverse order': changingGroups((groups) =>
    groups.map((group) => ({ ...group, hits: group.hits.toReversed() })),
  ),
  'the limit is ignored': changingSearch((search) => (term, _, load) => search(term, 100, load)),
  'the total counts only the shown hits': changingGroups((groups) =>
    groups.map((group) => ({ ...group, total: group.hits.length })),
  ),
  'special characters throw an error': changingSearch((search) => (term, limit, load) => {
    if (/[\\(*]/.test(term)) throw new Error('no such expression');
    return search(term, limit, load);
  }),
  'every search loads the documents': changingSearch((search) => (term, limit, load) => {
    void load().catch(() => null);
    return search(term, limit, load);
  }),
  'the documents are never reloaded': ({ index }) => ({ index, pass: () => {} }),
  'missing documents are reported as no results': changingSearch(
    (search) => async (term, limit, load) => (await search(term, limit, load)) ?? [],
  ),
};
