import type { AccountView } from '#core/account/account.ts';
import { accountPath } from '#core/account/account-paths.ts';
import * as paths from '#core/shared/paths.ts';
import type { IconName } from '#ui/kit/icon.tsx';
import { portalText } from './messages.vi.ts';

/** Sections of the customer portal. */
export type Place = 'services' | 'orders' | 'account' | 'addresses' | 'invoices' | 'favourites' | 'security';

export type PortalPlace = {
  readonly place: Place;
  readonly href: string;
  readonly title: string;
  readonly icon: IconName;
  /** Number of entries; null when unknown or not counted. */
  readonly count: number | null;
};

/** The sections in display order, with their counts. */
export const placesOf = (counts: AccountView['counts'] | null): readonly PortalPlace[] => [
  placeOf('services', paths.services, 'server', counts?.services ?? null),
  placeOf('orders', paths.orders, 'receipt', counts?.orders ?? null),
  placeOf('account', paths.account(), 'user'),
  placeOf('addresses', accountPath('dia-chi'), 'pin'),
  placeOf('invoices', accountPath('hoa-don'), 'document'),
  placeOf('favourites', paths.favourites, 'heart', counts?.favourites ?? null),
  placeOf('security', accountPath('bao-mat'), 'lock'),
];

const placeOf = (place: Place, href: string, icon: IconName, count: number | null = null): PortalPlace => ({
  place,
  href,
  icon,
  title: portalText[place],
  // A zero beside a menu entry adds no information, so it is hidden.
  count: count === 0 ? null : count,
});
