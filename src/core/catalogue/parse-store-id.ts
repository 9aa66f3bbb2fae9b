/**
 * Store id from a URL slug: the part after the last underscore, `gian-hang_0123` → `0123`. A slug without underscore is
 * itself the id or code. [STO-01]
 */
export const parseStoreId = (slug: string): string => slug.split('_').at(-1) ?? slug;
