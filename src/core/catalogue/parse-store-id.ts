/** The part after the last underscore (`gian-hang_0123` → `0123`), else the whole slug. [STO-01] */
export const parseStoreId = (slug: string): string => slug.split('_').at(-1) ?? slug;
