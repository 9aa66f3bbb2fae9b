import { useQuery } from '@tanstack/react-query';
import { defaultContact } from '#core/shared/default-contact.ts';
import { publicQueryOf } from './queries.ts';
import { useShop } from './use-shop.ts';

/** The shop's hotline as its settings write it. Never fetches: the shell has loaded it, or the default one stands. */
export const useHotline = (): string => {
  const { client } = useShop();
  const { data } = useQuery({ ...publicQueryOf(client, 'loadShell', {}), enabled: false });
  return (data?.contact ?? defaultContact).hotline;
};

/** The address that dials a phone number. */
export const telHref = (phone: string): string => `tel:${phone.replace(/\D/g, '')}`;
