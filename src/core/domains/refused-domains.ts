import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { normaliseDomain } from '#core/shared/domains/domain-name.ts';
import * as paths from '#core/shared/paths.ts';
export type RefusedDomain = { readonly name: string; readonly failure: ShopFailure };

/** Query parameter of the search page: a name that was not added, with its reason, `may.vn~registered`; repeatable. */
export const REFUSED_PARAM = 'chua-them';

/** URL-safe reason why a name was not added. */
export const toRefusalReason = (failure: ShopFailure): string =>
  failure.kind === 'domain-unavailable' ? failure.status : failure.kind;

/** null when `path` is not a search page. */
export const refusedDomainsPath = (path: string, refused: readonly RefusedDomain[]): string | null => {
  const [page, query = ''] = path.split('#')[0]?.split('?') ?? [];
  if (page !== paths.domainSearch()) return null;
  const kept = query.split('&').filter((each) => each !== '' && !each.startsWith(`${REFUSED_PARAM}=`));
  const parameters = refused.map(
    ({ name, failure }) => `${REFUSED_PARAM}=${encodeURIComponent(`${name}~${toRefusalReason(failure)}`)}`,
  );
  const all = [...kept, ...parameters].join('&');
  return all === '' ? page : `${page}?${all}`;
};

/** Parses `may.vn~registered`; null when malformed. */
export const parseRefusedDomain = (text: string): { readonly name: string; readonly reason: string } | null => {
  const [typed = '', reason = ''] = text.split('~');
  const name = normaliseDomain(typed);
  return name === null || !/^[a-z-]{1,40}$/.test(reason) ? null : { name, reason };
};
