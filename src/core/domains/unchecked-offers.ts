import type { DomainSearch } from './domain-search.ts';

/** Plain offers whose extension a search has not checked. */
export const uncheckedOffers = ({
  label,
  offers,
  candidates,
}: Pick<DomainSearch, 'label' | 'offers' | 'candidates'>) => {
  const checked = new Set(candidates.map(({ slug, name }) => (name.startsWith(`${label}.`) ? slug : '')));
  return offers.filter(({ slug, kind }) => kind !== 'vietnamese' && kind !== 'free' && !checked.has(slug));
};
