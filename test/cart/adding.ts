import { memoryWorld } from '#adapters/memory/world.ts';
import { withFaults } from '#test/kit/backends/faults.ts';
import { expectOk, openShop, type Shop } from '#test/kit/fakes/shop.ts';

/** The lines in the visitor's cart now. */
export const linesNow = async ({ useCases }: Shop) => expectOk(await useCases.loadCart({ orderId: null }))?.lines ?? [];

/** A shop whose order gateway fails as planned. */
export const withOrders = (plan: Parameters<typeof withFaults>[1], world = memoryWorld()) =>
  openShop({ world, change: ({ orders }) => ({ orders: withFaults(orders, plan) }) });
