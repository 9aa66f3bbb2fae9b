import type { AccountView } from '#core/account/account.ts';
import * as paths from '#core/shared/paths.ts';
import type { IconName } from '#ui/kit/media/icon.tsx';
import { portalText } from './messages.vi.ts';

export type PortalSection =
  | 'services'
  | 'orders'
  | 'balance'
  | 'account'
  | 'addresses'
  | 'invoices'
  | 'notifications'
  | 'favourites'
  | 'security'
  | 'support';

type PortalLink = {
  readonly place: PortalSection;
  readonly href: string;
  readonly title: string;
  readonly icon: IconName;
  /** Null when unknown or not counted. */
  readonly count: number | null;
};

/** `hrefOf` tells where a page of the portal is. */
export const portalLinks = (
  counts: AccountView['counts'] | null,
  hrefOf: (path: string) => string,
): readonly PortalLink[] => [
  portalLink('services', hrefOf(paths.services), 'server', counts?.services ?? null),
  portalLink('orders', hrefOf(paths.orders), 'receipt', counts?.orders ?? null),
  portalLink('balance', hrefOf(paths.balance()), 'card'),
  portalLink('account', paths.account(), 'user'),
  portalLink('addresses', paths.account('dia-chi'), 'pin'),
  portalLink('invoices', paths.account('hoa-don'), 'document'),
  portalLink('notifications', paths.account('thong-bao'), 'mail'),
  portalLink('favourites', paths.favourites, 'heart', counts?.favourites ?? null),
  portalLink('support', hrefOf(paths.support()), 'chat'),
  portalLink('security', paths.account('bao-mat'), 'lock'),
];

const portalLink = (place: PortalSection, href: string, icon: IconName, count: number | null = null): PortalLink => ({
  place,
  href,
  icon,
  title: portalText[place],
  // A zero adds no information, so it is hidden.
  count: count === 0 ? null : count,
});
