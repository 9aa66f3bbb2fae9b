import { useRouter } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { stringifySearch } from '#ui/search.ts';

/**
 * Sends a GET form through the router: the same address as without script, but the document stays. Empty fields are
 * left out of the address.
 */
export const useFormNavigation = (path: string) => {
  const router = useRouter();
  return (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const search: Record<string, string[]> = {};
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string' && value !== '') search[name] = [...(search[name] ?? []), value];
    }
    void router.navigate({ href: path + stringifySearch(search), resetScroll: false });
  };
};
