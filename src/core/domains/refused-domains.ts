import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { normalDomain } from '#core/shared/domain-name.ts';
import * as paths from '#core/shared/paths.ts';
/** A name that was not added, and why. */
export type RefusedDomain = { readonly name: string; readonly failure: ShopFailure };

/** Parameter of the search page: a name that was not added and why, `may.vn~registered`; once for each. */
export const REFUSED = 'chua-them';

/** Why a name was not added, in a word that an address can carry. */
export const reasonOf = (failure: ShopFailure): string =>
  failure.kind === 'domain-unavailable' ? failure.status : failure.kind;

/** The address of a search page, which tells what was not added; null for any other address. */
export const domainsPath = (path: string, refused: readonly RefusedDomain[]): string | null => {
  const [page, query = ''] = path.split('#')[0]?.split('?') ?? [];
  if (page !== paths.domainSearch) return null;
  const kept = query.split('&').filter((each) => each !== '' && !each.startsWith(`${REFUSED}=`));
  const told = refused.map(({ name, failure }) => `${REFUSED}=${encodeURIComponent(`${name}~${reasonOf(failure)}`)}`);
  const all = [...kept, ...told].join('&');
  return all === '' ? page : `${page}?${all}`;
};

/** Reads `may.vn~registered`; null for what no page of this shop wrote. */
export const refusedOf = (text: string): { readonly name: string; readonly reason: string } | null => {
  const [typed = '', reason = ''] = text.split('~');
  const name = normalDomain(typed);
  return name === null || !/^[a-z-]{1,40}$/.test(reason) ? null : { name, reason };
};
