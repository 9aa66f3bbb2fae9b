import * as z from 'zod/mini';
import { type AllReadersOf, amount, converted, filled, instant, money } from '#adapters/replies/schema.ts';
import type { OrderDeliveriesQuery } from '#contracts/generated/cloud-service.ts';
import { documentStates } from '#core/domains/documents/registrant-documents.ts';
import type { TransferState } from '#core/domains/transfer.ts';
import { refundStates } from '#core/ending-rules/refund-offer.ts';
import type { Delivery } from '#core/services/delivery.ts';
import { dong } from '#core/shared/dong.ts';
import { lineItemId, serviceId } from '#core/shared/ids.ts';
import { serviceStatuses } from '#core/shared/service-status.ts';

const time = z.nullable(instant);

const wireDelivery = z.object({
  lineId: filled,
  unit: amount,
  name: z.string(),
  type: z.string(),
  domain: z.string(),
  transfers: z.boolean(),
  serviceId: z.nullable(filled),
  status: z.nullable(z.enum(serviceStatuses)),
  papers: z.nullable(z.enum(documentStates)),
  transfer: z.nullable(z.enum(['MOVING', 'REFUSED'] as const satisfies readonly TransferState[])),
  paidAt: time,
  startedAt: time,
  deliveredAt: time,
  papersSentAt: time,
  papersDecidedAt: time,
  deployedAt: time,
  refund: z.nullable(z.object({ state: z.enum(refundStates), gross: money })),
} satisfies AllReadersOf<OrderDeliveriesQuery['orderDeliveries'][number]>);

/** A unit of a paid order. [SVC-01] */
export const deliveryReply = converted(
  wireDelivery,
  ({ lineId, transfers, serviceId: id, papers, papersSentAt, papersDecidedAt, refund, ...reply }): Delivery => ({
    ...reply,
    refund: refund && { state: refund.state, gross: dong(refund.gross) },
    line: lineItemId(lineId),
    isTransfer: transfers,
    service: id === null ? null : serviceId(id),
    documentState: papers,
    documentsSentAt: papersSentAt,
    documentsDecidedAt: papersDecidedAt,
  }),
);
