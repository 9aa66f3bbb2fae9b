import type { QueryClient } from '@tanstack/react-query';
import type { InputOf } from '#core/operations.ts';
import * as paths from '#core/shared/paths.ts';
import { publicPageQuery } from '#ui/app/page.ts';
import { publicKey } from '#ui/app/queries.ts';
import { firstOf, type Search, stringifySearch } from '#ui/navigation/search.ts';

type Waiting = 'searchDomains' | 'searchBulk';

/**
 * The host waits for the registry, so that its page is whole without a script. A browser draws at once and asks name by
 * name; what the host has said already it does not ask again.
 */
const waited = <Name extends Waiting>(
  queryClient: QueryClient,
  name: Name,
  input: Omit<InputOf<Name>, 'wait'>,
): InputOf<Name> => {
  // The rest of the input is given; only this part is decided here.
  const whole = { ...input, wait: true } as InputOf<Name>;
  const known = import.meta.env.SSR || queryClient.getQueryData(publicKey(name, whole)) !== undefined;
  return known ? whole : ({ ...whole, wait: false } as InputOf<Name>);
};

/** The search for one name. */
export const oneName = publicPageQuery('searchDomains', ({ context, search }) =>
  waited(context.queryClient, 'searchDomains', {
    // Beside the transfer of a name only the extensions are asked for.
    term: tabOf(search) === 'transfer' ? '' : (firstOf(search, 'q') ?? ''),
    extension: firstOf(search, 'duoi'),
  }),
);

/** The search for many names at once. */
export const manyNames = publicPageQuery('searchBulk', ({ context, search }) =>
  waited(context.queryClient, 'searchBulk', {
    text: firstOf(search, 'ten') ?? '',
    years: Number(firstOf(search, 'nam') ?? '1') || 1,
  }),
);

export const transferOf = (name: string) => publicPageQuery('loadTransfer', () => ({ name }));
export const whoisOf = (name: string) => publicPageQuery('loadWhois', () => ({ name }));

/** What the search page is for: one name, many at once, or one that is held elsewhere. */
export type DomainTab = 'one' | 'many' | 'transfer';
const tabs: Readonly<Record<string, DomainTab>> = { nhieu: 'many', chuyen: 'transfer' };
export const tabOf = (search: Search): DomainTab => {
  const tab = firstOf(search, 'tab');
  return (tab !== null && Object.hasOwn(tabs, tab) ? tabs[tab] : null) ?? 'one';
};

/** The search page's own address, where a press that stays on it leads back to. */
export const ownPath = (search: Search): string => paths.domainSearch + stringifySearch(search);
