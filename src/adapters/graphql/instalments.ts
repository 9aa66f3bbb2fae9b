import * as z from 'zod/mini';
import type { InstalmentDuesQuery } from '#contracts/generated/cloud-service.ts';
import type { ScheduledInstalment } from '#core/services/scheduled-instalment.ts';
import { dong, zeroDong } from '#core/shared/dong.ts';
import { instalmentId, lineItemId, orderId, serviceId } from '#core/shared/ids.ts';

const filled = z.string().check(z.minLength(1));
const date = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))));
const money = z.int().check(z.gte(0), z.lte(1e12));
const month = z.int().check(z.gte(2), z.lte(1_000));

const due = z
  .object({
    id: filled,
    orderId: filled,
    lineId: filled,
    title: z.string(),
    type: z.string(),
    services: z.array(z.object({ serviceId: filled, serviceName: z.string() })),
    month,
    months: month,
    dueDate: date,
    net: money,
    vat: money,
    gross: money,
    paidAt: z.nullable(date),
    paidOrderId: z.nullable(filled),
    waitingOrderId: z.nullable(filled),
  } satisfies Record<keyof InstalmentDuesQuery['instalmentDues'][number], unknown>)
  .check(z.refine((given) => given.net + given.vat === given.gross && given.month <= given.months));
export const ownInstalmentsReply = z.object({ instalmentDues: z.array(due) });
export const instalmentsReply = z.object({ orderInstalmentDues: z.array(due) });

export const toInstalment = (reply: z.infer<typeof due>): ScheduledInstalment => ({
  id: instalmentId(reply.id),
  orderId: orderId(reply.orderId),
  lineId: lineItemId(reply.lineId),
  title: reply.title,
  type: reply.type,
  services: reply.services.map((each) => ({ id: serviceId(each.serviceId), name: each.serviceName })),
  month: reply.month,
  months: reply.months,
  dueDate: Date.parse(reply.dueDate),
  amounts: { net: dong(reply.net), exempt: zeroDong, vat: dong(reply.vat), gross: dong(reply.gross) },
  paid:
    reply.paidAt === null || reply.paidOrderId === null
      ? null
      : { at: Date.parse(reply.paidAt), order: orderId(reply.paidOrderId) },
  pendingOrderId: reply.waitingOrderId === null ? null : orderId(reply.waitingOrderId),
});
