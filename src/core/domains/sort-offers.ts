import type { DomainOffer } from './domain-offer.ts';

const keys = {
  ext: ({ extension }: DomainOffer) => extension,
  first: ({ first }: DomainOffer) => first.total,
  renewal: ({ renewal }: DomainOffer) => renewal.total,
  transfer: ({ transfer }: DomainOffer) => transfer.total,
};
export type OfferColumn = keyof typeof keys;
export type OfferOrder = { readonly column: OfferColumn; readonly isDescending: boolean };

/** `first` is ascending, `-first` descending; null for the default, most wanted first. */
export const parseOfferOrder = (text: string | null): OfferOrder | null => {
  const column = (Object.keys(keys) as OfferColumn[]).find((each) => text === each || text === `-${each}`);
  return column === undefined ? null : { column, isDescending: text !== column };
};

/** Equal offers keep their order. */
export const sortOffers = (offers: readonly DomainOffer[], order: OfferOrder | null): readonly DomainOffer[] => {
  if (order === null) return offers;
  const key = keys[order.column];
  const sign = order.isDescending ? -1 : 1;
  return offers.toSorted((a, b) => (key(a) < key(b) ? -sign : key(a) > key(b) ? sign : 0));
};
