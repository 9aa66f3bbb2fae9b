import type { QueryClient } from '@tanstack/react-query';
import { MAX_LIST_TEXT, namesInList } from '#core/domains/name-list.ts';
import { wellKnownExtensions } from '#core/domains/sibling-extensions.ts';
import type { InputOf } from '#core/operations.ts';
import * as paths from '#core/shared/paths.ts';
import { publicPageQuery } from '#ui/app/page.ts';
import { publicKey } from '#ui/app/queries.ts';
import { firstValue, type Search, stringifySearch } from '#ui/navigation/search.ts';

type WaitingQuery = 'searchDomains' | 'searchBulk';

/** Characters of a term that the service reads. */
const MAX_TERM = 300;

/** The host waits for the registry, so its page is complete; the browser checks the remaining domains one by one. */
const withWait = <Name extends WaitingQuery>(
  queryClient: QueryClient,
  name: Name,
  input: Omit<InputOf<Name>, 'wait'>,
): InputOf<Name> => {
  // The caller passes the rest of the input.
  const whole = { ...input, wait: true } as InputOf<Name>;
  const known = import.meta.env.SSR || queryClient.getQueryData(publicKey(name, whole)) !== undefined;
  return known ? whole : ({ ...whole, wait: false } as InputOf<Name>);
};

export const domainSearchQuery = publicPageQuery('searchDomains', ({ context, search }) =>
  withWait(context.queryClient, 'searchDomains', {
    // The transfer tab needs only the extensions.
    term: parseTab(search) === 'transfer' ? '' : (firstValue(search, 'q') ?? '').slice(0, MAX_TERM),
    extension: firstValue(search, 'duoi'),
    group: firstValue(search, 'nhom'),
  }),
);

export const bulkSearchQuery = publicPageQuery('searchBulk', ({ context, search }) =>
  withWait(context.queryClient, 'searchBulk', {
    text: typedNames(search),
    extensions: chosenExtensions(search),
    years: Number(firstValue(search, 'nam') ?? '1') || 1,
  }),
);

/** Extensions that are ticked before the first list. */
const usualExtensions = wellKnownExtensions.slice(0, 3);
/** More would exceed the names of one list anyway. */
const MAX_CHOSEN = 20;

/** The list that was typed: in the field for many names, or in the one for a single name. */
export const typedNames = (search: Search): string => firstValue(search, 'ten') ?? namesForOne(search).join('\n');

const namesForOne = (search: Search): readonly string[] =>
  namesInList((firstValue(search, 'q') ?? '').slice(0, MAX_LIST_TEXT));

/** Of the list's words without one. */
export const chosenExtensions = (search: Search): readonly string[] => {
  if (typedNames(search) === '' || (firstValue(search, 'ten') === null && search.duoi === undefined))
    return usualExtensions;
  return [search.duoi ?? []].flat().slice(0, MAX_CHOSEN);
};

export const transferQuery = (name: string) => publicPageQuery('loadTransfer', () => ({ name }));
export const whoisQuery = (name: string) => publicPageQuery('loadWhois', () => ({ name }));

export type DomainTab = 'one' | 'many' | 'transfer';
const tabs: Readonly<Record<string, DomainTab>> = { nhieu: 'many', chuyen: 'transfer' };
/** Several names in the field for one belong to the tab for many. */
export const parseTab = (search: Search): DomainTab => {
  const tab = firstValue(search, 'tab');
  const asked = tab !== null && Object.hasOwn(tabs, tab) ? tabs[tab] : null;
  return asked ?? (namesForOne(search).length > 0 ? 'many' : 'one');
};

export const domainSearchPath = (search: Search): string => paths.domainSearch() + stringifySearch(search);
