import { useQuery } from '@tanstack/react-query';
import { defaultContact } from '#core/shared/default-contact.ts';
import { publicQueryOf } from './queries.ts';
import { useShop } from './use-shop.ts';

/** The shop's hotline from its settings. Never sends a request: uses the shell's data, otherwise the default. */
export const useHotline = (): string => {
  const { client } = useShop();
  const { data } = useQuery({ ...publicQueryOf(client, 'loadShell', {}), enabled: false });
  return (data?.contact ?? defaultContact).hotline;
};

/** URL that dials a phone number. */
export const telHref = (phone: string): string => `tel:${phone.replace(/\D/g, '')}`;
