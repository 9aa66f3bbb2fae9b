import { defaultContact } from '#core/shared/default-contact.ts';
import { usePublicQuery } from './queries.ts';

/** From the shell's data, otherwise the default; never sends a request. */
export const useHotline = (): string => {
  const { data } = usePublicQuery('loadShell', {}, false);
  return (data?.contact ?? defaultContact).hotline;
};

export const telHref = (phone: string): string => `tel:${phone.replace(/\D/g, '')}`;
