import * as z from 'zod/mini';
import { type AllReadersOf, converted, field, instant } from '#adapters/replies/schema.ts';
import {
  AskRefundDocument,
  CancelServiceDocument,
  type EndingOfServiceFragment,
  KeepServiceDocument,
  ServiceEndingDocument,
} from '#contracts/generated/cloud-service.ts';
import { refundStates } from '#core/ending-rules/refund-offer.ts';
import { suspensionCauses } from '#core/ending-rules/suspension.ts';
import { refundRefusals } from '#core/pricing/refund-refusal.ts';
import type { EndingState, ServiceEnding } from '#core/services/service-ending.port.ts';
import type { ServiceClient } from '../service-client.ts';
import { adds, amountReaders, toAmounts } from './amounts.ts';

const days = z.int().check(z.gte(0), z.lte(100_000));

const wireRefund = z
  .object({ ...amountReaders, usedDays: days, termDays: days } satisfies AllReadersOf<
    NonNullable<EndingOfServiceFragment['refund']>
  >)
  .check(z.refine(adds));

const wireRequest = z
  .object({
    ...amountReaders,
    state: z.enum(refundStates),
    askedAt: instant,
    decidedAt: z.nullable(instant),
    reason: z.string(),
  } satisfies AllReadersOf<NonNullable<EndingOfServiceFragment['request']>>)
  .check(z.refine(adds));

const wireState = z
  .object({
    endsWithTerm: z.boolean(),
    refundRefusal: z.nullable(z.enum(refundRefusals)),
    refund: z.nullable(wireRefund),
    request: z.nullable(wireRequest),
    renewableUntil: instant,
    keptUntil: instant,
    suspendedFor: z.nullable(z.enum(suspensionCauses)),
    suspensionReason: z.string(),
    isResumedByStaff: z.boolean(),
  } satisfies AllReadersOf<EndingOfServiceFragment>)
  .check(z.refine(({ refund, refundRefusal }) => (refund === null) === (refundRefusal !== null)));

const stateReply = converted(wireState, ({ refund, refundRefusal, request, ...reply }): EndingState => {
  const { endsWithTerm, renewableUntil, keptUntil, suspendedFor, suspensionReason, isResumedByStaff } = reply;
  return {
    endsWithTerm,
    grace: { renewableUntil, keptUntil },
    suspension: suspendedFor && { cause: suspendedFor, reason: suspensionReason },
    isResumedByStaff,
    refund: refund
      ? { kind: 'offered', amounts: toAmounts(refund), usedDays: refund.usedDays, termDays: refund.termDays }
      : { kind: 'refused', because: refundRefusal ?? 'nothing-left' },
    request: request && {
      state: request.state,
      amounts: toAmounts(request),
      askedAt: request.askedAt,
      decidedAt: request.decidedAt,
      reason: request.reason,
    },
  };
});

/** How services end, over GraphQL at /cloud-service-api/graphql. [ServiceEnding] */
export const graphqlServiceEnding = ({ graphql }: ServiceClient): ServiceEnding => ({
  load: (serviceId) => graphql(ServiceEndingDocument, { serviceId }, field('serviceEnding', stateReply)),
  cancel: (serviceId, idempotencyKey) =>
    graphql(CancelServiceDocument, { serviceId }, field('cancelService', stateReply), { idempotencyKey }),
  keep: (serviceId, idempotencyKey) =>
    graphql(KeepServiceDocument, { serviceId }, field('keepService', stateReply), { idempotencyKey }),
  askRefund: (serviceId, account, seen, idempotencyKey) =>
    graphql(AskRefundDocument, { serviceId, ...account, seen }, field('askRefund', stateReply), { idempotencyKey }),
});
