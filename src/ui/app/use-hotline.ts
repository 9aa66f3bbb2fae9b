import { useQuery } from '@tanstack/react-query';
import { defaultContact } from '#core/shared/default-contact.ts';
import { publicQueryOf } from './queries.ts';
import { useShop } from './use-shop.ts';

/** From the shell's data, otherwise the default; never sends a request. */
export const useHotline = (): string => {
  const { client } = useShop();
  const { data } = useQuery({ ...publicQueryOf(client, 'loadShell', {}), enabled: false });
  return (data?.contact ?? defaultContact).hotline;
};

export const telHref = (phone: string): string => `tel:${phone.replace(/\D/g, '')}`;
