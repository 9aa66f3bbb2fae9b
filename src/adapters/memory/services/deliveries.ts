import type { ServiceRecord, World } from '#adapters/memory/world.ts';
import { servicesOfLine } from '#contracts/seed/kinds-of-lines.ts';
import { refundRules } from '#core/ending-rules/refund-offer.ts';
import { type Order, type OrderLine, topLines } from '#core/orders/order.ts';
import { isPaidOrder } from '#core/orders/order-states.ts';
import type { Delivery } from '#core/services/delivery.ts';
import { currentService } from './provisioning.ts';
import { endingOf } from './service-actions.ts';

/** Services of a line, in order. */
const recordsOf = (world: World, line: OrderLine) =>
  [...world.state.services.values()].filter((record) => record.line === line.id);

const refundOf = (record: ServiceRecord): Delivery['refund'] => {
  const { request } = endingOf(record);
  if (request === null || refundRules[request.state].isRefused) return null;
  return { state: request.state, gross: request.amounts.gross };
};

/** Units of the order's new purchases; empty before the payment. */
export const listDeliveries = (world: World, order: Order): readonly Delivery[] => {
  if (!isPaidOrder(order)) return [];
  return topLines(order)
    .filter(({ changes }) => changes === undefined)
    .flatMap((line) => {
      const records = recordsOf(world, line);
      return Array.from({ length: servicesOfLine(line.category, line.quantity) }, (_, unit): Delivery => {
        const record = records[unit];
        const service = record && currentService(world, record);
        const isReady = record !== undefined && world.state.now >= record.readyAt;
        return {
          line: line.id,
          unit,
          name: service?.name ?? line.title,
          type: line.category,
          domain: line.category === 'domain' ? line.description : '',
          isTransfer: line.isTransfer === true,
          service: service?.id ?? null,
          status: service?.status ?? null,
          documentState: service?.documentState ?? null,
          transfer: service?.transfer ?? null,
          // The fake begins the set-up with the payment.
          paidAt: service?.startDate ?? null,
          startedAt: service?.startDate ?? null,
          deliveredAt: isReady ? record.readyAt : null,
          documentsSentAt: (service && world.state.registrantDocuments.get(service.id)?.sentAt) ?? null,
          // Nobody decides in the fake.
          documentsDecidedAt: null,
          deployedAt: null,
          refund: record ? refundOf(record) : null,
        };
      });
    });
};
