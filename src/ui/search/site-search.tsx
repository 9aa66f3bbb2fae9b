import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ProductSummary } from '#core/catalogue/product.ts';
import type { SearchGroup, SearchResult } from '#core/search/site-search.ts';
import { formatDong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { perUnit } from '#ui/blocks/messages.vi.ts';
import { useFormNavigation } from '#ui/navigation/form-navigation.ts';
import { factsOf } from './facts-of.ts';
import { searchText } from './messages.vi.ts';
import { NameRow } from './name-row.tsx';
import { SearchBox, type Suggestion, type SuggestionGroup } from './search-box.tsx';
import { useSuggestions } from './use-suggestions.ts';

/** Calls `onLeave` before it navigates. [CAT-01] */
export function SiteSearch({ term = '', onLeave }: { readonly term?: string; readonly onLeave?: () => void }) {
  const router = useRouter();
  const send = useFormNavigation(paths.search);
  const { result, type, clear } = useSuggestions();
  const groups = useMemo(() => suggestionsOf(result), [result]);
  return (
    <SearchBox
      action={paths.search}
      name="q"
      label={searchText.label}
      placeholder={searchText.placeholder}
      defaultValue={term}
      above={result.name === null ? null : <NameRow name={result.name} term={result.term} />}
      groups={groups}
      onType={type}
      onGo={(href) => {
        clear();
        onLeave?.();
        void router.navigate({ href });
      }}
      onSend={(event) => {
        clear();
        onLeave?.();
        send(event);
      }}
    />
  );
}

/** The last option leads to the result page. */
const suggestionsOf = ({ term, groups }: SearchResult): readonly SuggestionGroup[] =>
  groups.length === 0
    ? []
    : [
        ...groups.map((group) => ({ title: searchText.kinds[group.kind], options: optionsOf(group) })),
        {
          title: searchText.search,
          options: [{ href: `${paths.search}?q=${encodeURIComponent(term)}`, title: searchText.all(term) }],
        },
      ];

const optionsOf = (group: SearchGroup): readonly Suggestion[] =>
  group.kind === 'product' ? group.found.map(toSuggestion) : group.found;

const toSuggestion = (product: ProductSummary): Suggestion => {
  const [entry] = product.prices;
  return {
    href: paths.product(product.slug),
    title: product.title,
    image: product.image,
    facts: factsOf(product),
    price: entry === undefined ? '' : `${formatDong(entry.perUnit)}/${perUnit(entry.unit.name)}`,
    action: product.isAvailable ? searchText.choose : searchText.unavailable,
  };
};
