import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { extensionsByGroup } from '#core/domains/domain-groups.ts';
import { namesInList } from '#core/domains/name-list.ts';
import * as paths from '#core/shared/paths.ts';
import { usePageQuery } from '#ui/app/page.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { domainSearchQuery } from '#ui/domains/domain-search-input.ts';
import { Note } from '#ui/kit/surface/note.tsx';
import { readFormSearch } from '#ui/navigation/form-navigation.ts';
import { firstValue, stringifySearch } from '#ui/navigation/search.ts';
import { DomainForm } from './domain-form.tsx';
import { DomainResults } from './domain-results.tsx';
import { ForeignLetters } from './foreign-letters.tsx';
import { domainText as text } from './messages.vi.ts';
import { type CartDomains, HOSTING_PARAM } from './use-cart-domains.ts';

/** Debounce before the typed name is looked up, in ms. */
const DEBOUNCE_MS = 400;
/** Shorter words are looked up on submit only. */
const MIN_QUERY_LENGTH = 3;

/** Looks up after a debounce; the latest input wins. [DOM-01] */
export function DomainSearchForm() {
  const data = usePageQuery(domainSearchQuery);
  const search = useSearchTexts();
  const term = firstValue(search, 'q') ?? '';
  const { type, callOff } = useSearchAsYouType();
  return (
    <DomainForm
      term={term}
      extension={data.extension}
      extensions={extensionsByGroup(data.offers)}
      hosting={firstValue(search, HOSTING_PARAM)}
      onType={type}
      onSend={callOff}
    />
  );
}

/** Nothing before a search. */
export function DomainSearchResults({
  inCart,
  hosting,
}: {
  readonly inCart: ReadonlySet<string>;
  readonly hosting: CartDomains['hosting'];
}) {
  const data = usePageQuery(domainSearchQuery);
  const term = firstValue(useSearchTexts(), 'q');
  if (term === null) return <Note kind="plain">{text.problems.empty}</Note>;
  if (data.problem === 'foreign-letters') return <ForeignLetters typed={term} />;
  if (data.problem !== null) return <Note kind="warn">{text.problems[data.problem]}</Note>;
  return <DomainResults key={data.candidates[0]?.name} result={data} inCart={inCart} hosting={hosting} />;
}

/** Navigates after a debounce, replacing the URL. */
const useSearchAsYouType = () => {
  const router = useRouter();
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const callOff = (): void => clearTimeout(rest.current);
  useEffect(() => () => clearTimeout(rest.current), []);
  const type = (form: HTMLFormElement): void => {
    callOff();
    const asked = readFormSearch(form);
    const typed = firstValue(asked, 'q') ?? '';
    // A list leads to another tab, which must not come in the middle of it.
    if (typed.trim().length < MIN_QUERY_LENGTH || namesInList(typed).length > 0) return;
    rest.current = setTimeout(() => {
      void router.navigate({ href: paths.domainSearch() + stringifySearch(asked), replace: true, resetScroll: false });
    }, DEBOUNCE_MS);
  };
  return { type, callOff };
};
