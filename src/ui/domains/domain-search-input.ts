import type { QueryClient } from '@tanstack/react-query';
import type { InputOf } from '#core/operations.ts';
import * as paths from '#core/shared/paths.ts';
import { publicPageQuery } from '#ui/app/page.ts';
import { publicKey } from '#ui/app/queries.ts';
import { firstValue, type Search, stringifySearch } from '#ui/navigation/search.ts';

type WaitingQuery = 'searchDomains' | 'searchBulk';

/**
 * The host waits for the registry, so that its page is complete without JavaScript. The browser renders at once and
 * checks each domain separately, except those that the host has already checked.
 */
const withWait = <Name extends WaitingQuery>(
  queryClient: QueryClient,
  name: Name,
  input: Omit<InputOf<Name>, 'wait'>,
): InputOf<Name> => {
  // The caller passes the rest of the input; this function only adds `wait`.
  const whole = { ...input, wait: true } as InputOf<Name>;
  const known = import.meta.env.SSR || queryClient.getQueryData(publicKey(name, whole)) !== undefined;
  return known ? whole : ({ ...whole, wait: false } as InputOf<Name>);
};

/** Search for one domain. */
export const domainSearchQuery = publicPageQuery('searchDomains', ({ context, search }) =>
  withWait(context.queryClient, 'searchDomains', {
    // The transfer tab only needs the extensions.
    term: parseTab(search) === 'transfer' ? '' : (firstValue(search, 'q') ?? ''),
    extension: firstValue(search, 'duoi'),
  }),
);

/** Bulk search. */
export const bulkSearchQuery = publicPageQuery('searchBulk', ({ context, search }) =>
  withWait(context.queryClient, 'searchBulk', {
    text: firstValue(search, 'ten') ?? '',
    years: Number(firstValue(search, 'nam') ?? '1') || 1,
  }),
);

export const transferQuery = (name: string) => publicPageQuery('loadTransfer', () => ({ name }));
export const whoisQuery = (name: string) => publicPageQuery('loadWhois', () => ({ name }));

/** Tabs of the search page: one domain, bulk search, transfer. */
export type DomainTab = 'one' | 'many' | 'transfer';
const tabs: Readonly<Record<string, DomainTab>> = { nhieu: 'many', chuyen: 'transfer' };
export const parseTab = (search: Search): DomainTab => {
  const tab = firstValue(search, 'tab');
  return (tab !== null && Object.hasOwn(tabs, tab) ? tabs[tab] : null) ?? 'one';
};

/** The search page's own URL, to return to after a command. */
export const domainSearchPath = (search: Search): string => paths.domainSearch + stringifySearch(search);
