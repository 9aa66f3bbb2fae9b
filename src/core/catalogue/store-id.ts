/**
 * Id of the store that an address names: the last segment of the slug after an underscore, `gian-hang_0123` → `0123`.
 * A slug without underscore is the id or code itself. [STO-01]
 */
export const storeIdOf = (slug: string): string => slug.split('_').at(-1) ?? slug;
