import type { SearchHits } from '#core/search/search-index.port.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import type { SearchIndexSubject } from './search-index.contract.ts';

type Search = SearchIndexSubject['index']['search'];

const searching =
  (change: (search: Search) => Search) =>
  ({ index, pass }: SearchIndexSubject): SearchIndexSubject => ({ index: { search: change(index.search) }, pass });

/** The term is changed on its way in, or the groups on their way out. */
const asking = (change: (term: string) => string) =>
  searching((search) => (term, limit, load) => search(change(term), limit, load));
const answering = (change: (groups: readonly SearchHits[], term: string) => readonly SearchHits[] | null) =>
  searching((search) => async (term, limit, load) => {
    const groups = await search(term, limit, load);
    return groups && change(groups, term);
  });
/** Only documents that hold each word as it stands. */
const holding = (keep: (title: string, word: string) => boolean) =>
  answering((groups, term) =>
    groups.map((group) => ({
      ...group,
      hits: group.hits.filter(({ title }) => term.split(' ').every((word) => keep(title, word))),
    })),
  );

export const searchIndexMutants: Mutants<SearchIndexSubject> = {
  'accents count': holding((title, word) => title.includes(word) || title.toLowerCase() === word.toLowerCase()),
  'only whole words count': holding((title, word) => word.length > 3 || title.split(' ').includes(word)),
  'a wrong letter finds nothing': asking((term) => (/^[a-z]{4,}$/.test(term) && /[xz]/.test(term) ? 'qqqqqqqq' : term)),
  'one word of several is enough': asking((term) => term.split(' ')[0] ?? term),
  'the last is best': answering((groups) => groups.map((group) => ({ ...group, hits: group.hits.toReversed() }))),
  'the limit is overlooked': searching((search) => (term, _, load) => search(term, 100, load)),
  'the total is that of what is shown': answering((groups) =>
    groups.map((group) => ({ ...group, total: group.hits.length })),
  ),
  'odd input breaks it': searching((search) => (term, limit, load) => {
    if (/[\\(*]/.test(term)) throw new Error('no such expression');
    return search(term, limit, load);
  }),
  'everybody loads for himself': searching((search) => (term, limit, load) => {
    void load().catch(() => null);
    return search(term, limit, load);
  }),
  'documents stay for ever': ({ index }) => ({ index, pass: () => {} }),
  'where there is nothing it says that nothing was found': searching(
    (search) => async (term, limit, load) => (await search(term, limit, load)) ?? [],
  ),
};
