/** A parent item of a cart; `domain` is null for other items. */
type MergedItem = { readonly domain: string | null; readonly idempotencyKey: string | null };

/**
 * How the parent items of a guest's cart go into the customer's: those that move, those whose domain the cart has, and
 * those that a command repeated after the login has added there. [ACC-11]
 */
export const splitMergedItems = <Item extends MergedItem>(
  items: readonly Item[],
  cart: { readonly domains: readonly string[]; readonly idempotencyKeys: readonly (string | null)[] },
): { readonly moving: readonly Item[]; readonly doubled: readonly Item[]; readonly repeated: readonly Item[] } => {
  const doubled = items.filter(({ domain }) => domain !== null && cart.domains.includes(domain));
  const repeated = items.filter(({ idempotencyKey: key }) => key !== null && cart.idempotencyKeys.includes(key));
  return { moving: items.filter((item) => !doubled.includes(item) && !repeated.includes(item)), doubled, repeated };
};
