import * as z from 'zod/mini';
import { type AllReadersOf, converted, field, filled, instant } from '#adapters/replies/schema.ts';
import {
  ChooseNextPlanDocument,
  type DowngradesOfServiceFragment,
  ServiceDowngradesDocument,
} from '#contracts/generated/cloud-service.ts';
import {
  type DowngradeChoice,
  type DowngradeOffer,
  downgradeRefusals,
  type NextPlan,
} from '#core/services/changes/next-plan.ts';
import type { ServiceChanges } from '#core/services/changes/service-changes.port.ts';
import { orderId, productId } from '#core/shared/ids.ts';
import type { ServiceClient } from '../service-client.ts';
import { adds, amountReaders, toAmounts } from './amounts.ts';

const offerReply = converted(
  z
    .object({
      ...amountReaders,
      productId: filled,
      productTitle: z.string(),
      specs: z.string(),
      refusal: z.nullable(z.enum(downgradeRefusals)),
    } satisfies AllReadersOf<DowngradesOfServiceFragment['offers'][number]>)
    .check(z.refine(adds)),
  ({ productId: id, productTitle, specs, refusal, ...amounts }): DowngradeOffer => ({
    plan: productId(id),
    title: productTitle,
    specs,
    refusal,
    amounts: toAmounts(amounts),
  }),
);

const nextPlanReply = converted(
  z.object({
    productId: filled,
    productTitle: z.string(),
    startsAfter: instant,
    isPaid: z.boolean(),
  } satisfies AllReadersOf<NonNullable<DowngradesOfServiceFragment['next']>>),
  ({ productId: id, productTitle, startsAfter, isPaid }): NextPlan => ({
    plan: productId(id),
    title: productTitle,
    from: startsAfter,
    isPaid,
  }),
);

const choiceReply = converted(
  z.object({
    next: z.nullable(nextPlanReply),
    offers: z.array(offerReply),
    waitingOrderId: z.nullable(filled),
  } satisfies AllReadersOf<DowngradesOfServiceFragment>),
  ({ next, offers, waitingOrderId }): DowngradeChoice => ({
    next,
    offers,
    pendingOrderId: waitingOrderId === null ? null : orderId(waitingOrderId),
  }),
);

/** Part of the port that `graphqlServiceChanges` implements. */
export const graphqlDowngrades = ({
  graphql,
}: ServiceClient): Pick<ServiceChanges, 'downgrades' | 'chooseNextPlan'> => ({
  downgrades: (serviceId) => graphql(ServiceDowngradesDocument, { serviceId }, field('serviceDowngrades', choiceReply)),
  chooseNextPlan: (serviceId, plan, idempotencyKey) =>
    graphql(ChooseNextPlanDocument, { serviceId, productId: plan }, field('chooseNextPlan', choiceReply), {
      idempotencyKey,
    }),
});
