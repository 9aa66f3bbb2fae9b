import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { normalDomain } from '#core/shared/domain-name.ts';
import * as paths from '#core/shared/paths.ts';
/** A name that was not added, and the reason. */
export type RefusedDomain = { readonly name: string; readonly failure: ShopFailure };

/** Query parameter of the search page: a name that was not added, with its reason, `may.vn~registered`; repeatable. */
export const REFUSED = 'chua-them';

/** URL-safe reason why a name was not added. */
export const reasonOf = (failure: ShopFailure): string =>
  failure.kind === 'domain-unavailable' ? failure.status : failure.kind;

/** URL of a search page with the names that were not added; null when `path` is not a search page. */
export const domainsPath = (path: string, refused: readonly RefusedDomain[]): string | null => {
  const [page, query = ''] = path.split('#')[0]?.split('?') ?? [];
  if (page !== paths.domainSearch) return null;
  const kept = query.split('&').filter((each) => each !== '' && !each.startsWith(`${REFUSED}=`));
  const told = refused.map(({ name, failure }) => `${REFUSED}=${encodeURIComponent(`${name}~${reasonOf(failure)}`)}`);
  const all = [...kept, ...told].join('&');
  return all === '' ? page : `${page}?${all}`;
};

/** Parses `may.vn~registered`; null for malformed values. */
export const refusedOf = (text: string): { readonly name: string; readonly reason: string } | null => {
  const [typed = '', reason = ''] = text.split('~');
  const name = normalDomain(typed);
  return name === null || !/^[a-z-]{1,40}$/.test(reason) ? null : { name, reason };
};
