import { useRouter } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { type Search, stringifySearch } from './search.ts';

/** The query that the browser would build, without empty fields. */
export const readFormSearch = (form: HTMLFormElement): Search => {
  const search: Record<string, readonly string[]> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') search[name] = [...(search[name] ?? []), value];
  }
  return search;
};

/** Submits a GET form without a page load. */
export const useFormNavigation = (path: string) => {
  const router = useRouter();
  return (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const href = path + stringifySearch(readFormSearch(event.currentTarget));
    void router.navigate({ href, resetScroll: false });
  };
};
