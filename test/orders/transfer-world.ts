import { memoryWorld } from '#adapters/memory/world.ts';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import type { NewLine } from '#core/orders/order-gateway.port.ts';
import { domainLine, priceOf } from './any-line.ts';
import { memoryOrderWorld } from './memory-order-world.ts';
import { freeDomain, type OrderWorld } from './order-world.ts';

/** An order service beside a registry in which names also become free again. */
export type TransferWorld = OrderWorld & { readonly released: (name: string) => Promise<void> };

/** What nobody may ever read again. */
export const CODE = 'Ma-Chuyen-Bi-Mat-1';

/** The line that moves a name here, at today's price. */
export const transferLine = (name: string): NewLine => {
  const line = domainLine(name);
  const product = seedProducts.find(({ id }) => id === line.productId);
  if (!product) throw new Error(`nobody sells ${name}`);
  const { renewal } = priceOf(product, 1);
  return { ...line, time: 1, charge: renewal, oldCharge: null, campaign: null, transferCode: CODE };
};

/** A name that somebody holds elsewhere. */
export const heldName = async ({ registered }: OrderWorld, extension: string): Promise<string> => {
  const name = freeDomain(extension);
  await registered(name);
  return name;
};

/** The fakes' order service. */
export const memoryTransferWorld = async (): Promise<TransferWorld> => {
  const world = memoryWorld();
  return {
    ...(await memoryOrderWorld(world)),
    released: async (name) => {
      world.state.registered.delete(name);
    },
  };
};
