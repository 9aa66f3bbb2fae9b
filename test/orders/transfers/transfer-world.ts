import { memoryWorld } from '#adapters/memory/world.ts';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import type { NewLine } from '#core/orders/order-gateway.port.ts';
import { transferCharge } from '#core/pricing/domain-price.ts';
import { domainLine, priceOf } from '#test/orders/any-line.ts';
import { memoryOrderWorld } from '#test/orders/memory-order-world.ts';
import { freeDomain, type OrderWorld } from '#test/orders/order-world.ts';

/** An order service with a registry in which names can become free again. */
export type TransferWorld = OrderWorld & { readonly released: (name: string) => Promise<void> };

/** Must never be readable again. */
export const CODE = 'Ma-Chuyen-Bi-Mat-1';

/** The line that transfers a name to this shop, at today's price. */
export const transferLine = (name: string): NewLine => {
  const line = domainLine(name);
  const product = seedProducts.find(({ id }) => id === line.productId);
  if (!product) throw new Error(`nobody sells ${name}`);
  return {
    ...line,
    term: 1,
    charge: transferCharge(priceOf(product, 1)),
    oldCharge: null,
    campaign: null,
    authCode: CODE,
  };
};

/** A name that is registered elsewhere. */
export const heldName = async ({ registered }: OrderWorld, extension: string): Promise<string> => {
  const name = freeDomain(extension);
  await registered(name);
  return name;
};

/** The order service in memory. */
export const memoryTransferWorld = async (): Promise<TransferWorld> => {
  const world = memoryWorld();
  return {
    ...(await memoryOrderWorld(world)),
    released: async (name) => {
      world.state.registered.delete(name);
    },
  };
};
