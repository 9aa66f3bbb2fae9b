import type { RecentProducts } from '#core/catalogue/recent-products.port.ts';

/** Keeps nothing, so that a change of the world shows at once. */
export const uncachedRecentProducts: RecentProducts = { get: (_, load) => load() };
