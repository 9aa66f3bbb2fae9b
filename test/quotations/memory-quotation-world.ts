import { newAnonymousToken } from '#adapters/memory/accounts/sessions.ts';
import { memoryBearer } from '#adapters/memory/browser/bearer.ts';
import { memoryDocumentPrinter } from '#adapters/memory/orders/document-printer.ts';
import { memoryOrderGateway } from '#adapters/memory/orders/order-gateway.ts';
import { memoryQuotationGateway } from '#adapters/memory/orders/quotation-gateway.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { movePrice } from '#test/kit/fakes/memory-changes.ts';
import type { QuotationWorld } from './quotation-world.ts';

/** Quotations in memory. */
export const memoryQuotationWorld = async (): Promise<QuotationWorld> => {
  const world = memoryWorld();
  const { state } = world;
  const none = memoryBearer();
  return {
    shopper: async () => {
      const bearer = memoryBearer();
      bearer.set(newAnonymousToken(world));
      return {
        orders: memoryOrderGateway(world, bearer),
        quotations: memoryQuotationGateway(world, bearer),
        printer: memoryDocumentPrinter(world, bearer),
      };
    },
    nobody: { quotations: memoryQuotationGateway(world, none), printer: memoryDocumentPrinter(world, none) },
    now: () => state.now,
    later: async (milliseconds, work) => {
      state.now += milliseconds;
      return work().finally(() => {
        state.now -= milliseconds;
      });
    },
    atPrice: async (productId, percent, work) => {
      movePrice(world, productId, percent);
      return work().finally(() => movePrice(world, productId, 100));
    },
    withdrawn: async (productId, work) => {
      state.withdrawn.add(productId);
      return work().finally(() => void state.withdrawn.delete(productId));
    },
    mailsTo: async (email) => state.accounts.outbox.filter(({ to }) => to === email).map(({ text }) => text),
    runs: 15,
  };
};
