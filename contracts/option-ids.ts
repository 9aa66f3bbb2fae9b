/**
 * Ids of options and of their values. The shop has one id for an option of all its products; the wire adds the product,
 * `106066:1004`, because required, position, values and prices differ by product, and clients cache by type and id.
 */
export const toWireOptionId = (id: string, productId: string): string => `${id}:${productId}`;

/** Accepts the shop's own id too. */
export const readOptionId = (wireId: string): string => wireId.split(':', 1)[0] ?? wireId;
