import { useEffect, useRef, useState } from 'react';
import { normaliseTerm, type SearchResult } from '#core/search/site-search.ts';
import { publicQueryOf } from '#ui/app/queries.ts';
import { useShop } from '#ui/app/use-shop.ts';

/** Debounce before suggestions are requested, in milliseconds. */
export const DEBOUNCE_MS = 150;
const MIN_QUERY_LENGTH = 2;
const nothing: SearchResult = { term: '', name: null, groups: [] };

/** New input cancels the previous request; a failure gives no suggestions. */
export const useSuggestions = () => {
  const { queryClient, client } = useShop();
  const [result, setResult] = useState(nothing);
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
    setResult(nothing);
  };
  const type = (text: string): void => {
    const term = normaliseTerm(text);
    if (term.length < MIN_QUERY_LENGTH) {
      clear();
      return;
    }
    const mine = cancel();
    pause.current = setTimeout(() => {
      const show = (found: SearchResult) => mine === latestRequest.current && setResult(found);
      void queryClient.fetchQuery(publicQueryOf(client, 'suggest', { term })).then(show, () => show(nothing));
    }, DEBOUNCE_MS);
  };
  return { result, type, clear };
};
