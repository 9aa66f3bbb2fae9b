import { useEffect, useRef, useState } from 'react';
import { normaliseTerm, type SearchMatch, searchKinds } from '#core/search/site-search.ts';
import { publicQueryOf } from '#ui/app/queries.ts';
import { useShop } from '#ui/app/use-shop.ts';
import type { SuggestionGroup } from '#ui/kit/search-box.tsx';
import { searchText } from './messages.vi.ts';

/** Debounce before suggestions are requested, in milliseconds. */
export const PAUSE_MS = 150;
const MIN_LETTERS = 2;
const nothing: readonly SuggestionGroup[] = [];

/** Suggestions for the typed text. New input cancels the previous request; a failure gives no suggestions. */
export const useSuggestions = () => {
  const { queryClient, client } = useShop();
  const [groups, setGroups] = useState(nothing);
  const turn = useRef(0);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const callOff = (): number => {
    clearTimeout(pause.current);
    turn.current += 1;
    return turn.current;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field goes
  useEffect(() => () => void callOff(), []);
  const clear = (): void => {
    callOff();
    setGroups(nothing);
  };
  const type = (text: string): void => {
    const term = normaliseTerm(text);
    if (term.length < MIN_LETTERS) {
      clear();
      return;
    }
    const mine = callOff();
    pause.current = setTimeout(() => {
      const show = (found: readonly SearchMatch[]) => mine === turn.current && setGroups(groupsOf(found));
      queryClient.fetchQuery(publicQueryOf(client, 'suggest', { term })).then(show, () => show([]));
    }, PAUSE_MS);
  };
  return { groups, type, clear };
};

const groupsOf = (found: readonly SearchMatch[]): readonly SuggestionGroup[] =>
  searchKinds.flatMap((kind) => {
    const options = found.filter((each) => each.kind === kind);
    return options.length === 0 ? [] : [{ title: searchText.kinds[kind], options }];
  });
