import { stringifySearch } from '#ui/navigation/search.ts';

/** Every link of a store's pages stays in the store; null is the website. [STO-01] */
export const withStore = (path: string, store: string | null): string =>
  path + stringifySearch(store === null ? {} : { store });
