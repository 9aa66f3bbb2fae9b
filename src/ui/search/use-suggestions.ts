import { useEffect, useRef, useState } from 'react';
import { normaliseTerm, type SearchMatch, searchKinds } from '#core/search/site-search.ts';
import { publicQueryOf } from '#ui/app/queries.ts';
import { useShop } from '#ui/app/use-shop.ts';
import type { SuggestionGroup } from '#ui/kit/search-box.tsx';
import { searchText } from './messages.vi.ts';

/** Debounce before suggestions are requested, in milliseconds. */
export const DEBOUNCE_MS = 150;
const MIN_QUERY_LENGTH = 2;
const nothing: readonly SuggestionGroup[] = [];

/** New input cancels the previous request; a failure gives no suggestions. */
export const useSuggestions = () => {
  const { queryClient, client } = useShop();
  const [groups, setGroups] = useState(nothing);
  const latestRequest = useRef(0);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = (): number => {
    clearTimeout(pause.current);
    latestRequest.current += 1;
    return latestRequest.current;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field goes
  useEffect(() => () => void cancel(), []);
  const clear = (): void => {
    cancel();
    setGroups(nothing);
  };
  const type = (text: string): void => {
    const term = normaliseTerm(text);
    if (term.length < MIN_QUERY_LENGTH) {
      clear();
      return;
    }
    const mine = cancel();
    pause.current = setTimeout(() => {
      const show = (found: readonly SearchMatch[]) => mine === latestRequest.current && setGroups(groupsOf(found));
      queryClient.fetchQuery(publicQueryOf(client, 'suggest', { term })).then(show, () => show([]));
    }, DEBOUNCE_MS);
  };
  return { groups, type, clear };
};

const groupsOf = (found: readonly SearchMatch[]): readonly SuggestionGroup[] =>
  searchKinds.flatMap((kind) => {
    const options = found.filter((each) => each.kind === kind);
    return options.length === 0 ? [] : [{ title: searchText.kinds[kind], options }];
  });
