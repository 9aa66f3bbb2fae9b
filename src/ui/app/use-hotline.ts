import { defaultContact } from '#core/shared/people/default-contact.ts';
import type { ShopContact } from '#core/shared/settings.ts';
import { usePublicQuery } from './queries.ts';

/** From the shell's data, otherwise the default; never sends a request. */
export const useContact = (): ShopContact => usePublicQuery('loadShell', {}, false).data?.contact ?? defaultContact;

export const useHotline = (): string => useContact().hotline;

export const telHref = (phone: string): string => `tel:${phone.replace(/\D/g, '')}`;
