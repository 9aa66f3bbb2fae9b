import * as z from 'zod/mini';
import { type AllReadersOf, converted, filled, instant, money } from '#adapters/replies/schema.ts';
import type { InstalmentDuesQuery } from '#contracts/generated/cloud-service.ts';
import type { ScheduledInstalment } from '#core/services/scheduled-instalment.ts';
import { dong, zeroDong } from '#core/shared/dong.ts';
import { instalmentId, lineItemId, orderId, serviceId } from '#core/shared/ids.ts';

const month = z.int().check(z.gte(2), z.lte(1_000));

const wireDue = z
  .object({
    id: filled,
    orderId: filled,
    lineId: filled,
    title: z.string(),
    type: z.string(),
    services: z.array(z.object({ serviceId: filled, serviceName: z.string() })),
    month,
    months: month,
    dueDate: instant,
    net: money,
    vat: money,
    gross: money,
    paidAt: z.nullable(instant),
    paidOrderId: z.nullable(filled),
    waitingOrderId: z.nullable(filled),
  } satisfies AllReadersOf<InstalmentDuesQuery['instalmentDues'][number]>)
  .check(z.refine((given) => given.net + given.vat === given.gross && given.month <= given.months));
export const instalmentReply = converted(
  wireDue,
  (reply): ScheduledInstalment => ({
    id: instalmentId(reply.id),
    orderId: orderId(reply.orderId),
    lineId: lineItemId(reply.lineId),
    title: reply.title,
    type: reply.type,
    services: reply.services.map((each) => ({ id: serviceId(each.serviceId), name: each.serviceName })),
    month: reply.month,
    months: reply.months,
    dueDate: reply.dueDate,
    amounts: { net: dong(reply.net), exempt: zeroDong, vat: dong(reply.vat), gross: dong(reply.gross) },
    paid:
      reply.paidAt === null || reply.paidOrderId === null
        ? null
        : { at: reply.paidAt, order: orderId(reply.paidOrderId) },
    pendingOrderId: reply.waitingOrderId === null ? null : orderId(reply.waitingOrderId),
  }),
);
