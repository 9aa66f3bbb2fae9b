import type { ShopContact } from '#core/shared/shop/shop-identity.ts';
import { usePublicQuery } from './queries.ts';
import { useShop } from './use-shop.ts';

/** From the shell's data, otherwise the installation's; never sends a request. */
export const useContact = (): ShopContact => {
  const { identity } = useShop();
  return usePublicQuery('loadShell', {}, false).data?.contact ?? identity.contact;
};

export const useHotline = (): string => useContact().hotline;

export const telHref = (phone: string): string => `tel:${phone.replace(/\D/g, '')}`;
