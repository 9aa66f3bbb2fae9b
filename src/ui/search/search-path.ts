/** Where the whole site is searched. */
export const SEARCH_PATH = '/tim-kiem';
