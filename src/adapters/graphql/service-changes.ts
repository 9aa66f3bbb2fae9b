import * as z from 'zod/mini';
import {
  InstalmentDuesDocument,
  OrderInstalmentDuesDocument,
  PayInstalmentsDocument,
  type PayInstalmentsMutation,
  RenewServicesDocument,
  type RenewServicesMutation,
  ServiceRenewalsDocument,
  type ServiceRenewalsQuery,
  ServiceUpgradesDocument,
  type ServiceUpgradesQuery,
  UpgradeServiceDocument,
  type UpgradeServiceMutation,
} from '#contracts/generated/cloud-service.ts';
import { computeLineAmounts } from '#core/pricing/line-price.ts';
import { prorate } from '#core/pricing/proration.ts';
import type { RenewalOffer, ServiceChanges, UpgradeOffer } from '#core/services/service-changes.port.ts';
import { dong, zeroDong } from '#core/shared/dong.ts';
import { orderId, productId, serviceId } from '#core/shared/ids.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { ServiceClient } from '../service-client.ts';
import { instalmentsReply, ownInstalmentsReply, toInstalment } from './instalments.ts';

const filled = z.string().check(z.minLength(1));
const date = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))));
const money = z.int().check(z.gte(0), z.lte(1e12));
const whole = z.int().check(z.gte(1), z.lte(100_000));

const renewal = z
  .object({
    serviceId: filled,
    serviceName: z.string(),
    type: z.string(),
    quantity: whole,
    unitType: z.enum(['MONTH', 'YEAR']),
    unitName: z.string(),
    net: money,
    exempt: money,
    vat: money,
    gross: money,
    endDate: date,
    newEndDate: date,
    waitingOrderId: z.nullable(z.string()),
  } satisfies Record<keyof ServiceRenewalsQuery['serviceRenewals'][number], unknown>)
  .check(z.refine(({ net, exempt, vat, gross }) => net + exempt + vat === gross));
const renewals = z.object({ serviceRenewals: z.array(renewal) });

const upgrade = z.object({
  productId: filled,
  productTitle: z.string(),
  count: whole,
  vatRate: z.int().check(z.gte(0), z.lte(100)),
  days: whole,
  termDays: whole,
  oldTerm: money,
  newTerm: money,
  gross: money,
  endDate: date,
  waitingOrderId: z.nullable(z.string()),
} satisfies Record<keyof ServiceUpgradesQuery['serviceUpgrades'][number], unknown>);
const upgrades = z.object({ serviceUpgrades: z.array(upgrade) });

const made = z.object({ orderId: filled });
const renewed = z.object({ renewServices: made } satisfies Record<keyof RenewServicesMutation, unknown>);
const paid = z.object({ payInstalments: made } satisfies Record<keyof PayInstalmentsMutation, unknown>);
const upgraded = z.object({ upgradeService: made } satisfies Record<keyof UpgradeServiceMutation, unknown>);

const waitingOf = (id: string | null) => (id === null ? null : orderId(id));

const renewalOf = (reply: z.infer<typeof renewal>): RenewalOffer => ({
  id: serviceId(reply.serviceId),
  name: reply.serviceName,
  type: reply.type,
  term: reply.quantity,
  unit: { id: reply.unitType, name: reply.unitName },
  amounts: { net: dong(reply.net), exempt: dong(reply.exempt), vat: dong(reply.vat), gross: dong(reply.gross) },
  endDate: Date.parse(reply.endDate),
  newEndDate: Date.parse(reply.newEndDate),
  pendingOrderId: waitingOf(reply.waitingOrderId),
});

/** null when the amount due does not follow from days and term prices. */
const upgradeOf = (reply: z.infer<typeof upgrade>): UpgradeOffer | null => {
  const { days, termDays, count, vatRate } = reply;
  const term = { days, termDays, oldTerm: dong(reply.oldTerm), newTerm: dong(reply.newTerm) };
  const amounts = computeLineAmounts({ net: prorate(term).due, exempt: zeroDong }, count, vatRate);
  if (amounts.gross !== reply.gross) return null;
  return {
    ...term,
    plan: productId(reply.productId),
    title: reply.productTitle,
    quantity: count,
    vat: vatRate,
    amounts,
    endDate: Date.parse(reply.endDate),
    pendingOrderId: waitingOf(reply.waitingOrderId),
  };
};

/** Renewals, upgrades and instalments over GraphQL at /cloud-service-api/graphql. [ServiceChanges] */
export const graphqlServiceChanges = (cloud: ServiceClient): ServiceChanges => ({
  renewals: async (ownerId) => {
    const answer = await cloud.graphql(ServiceRenewalsDocument, { ownerId }, renewals);
    return answer.ok ? ok(answer.value.serviceRenewals.map(renewalOf)) : answer;
  },
  upgrades: async (id) => {
    const answer = await cloud.graphql(ServiceUpgradesDocument, { serviceId: id }, upgrades);
    if (!answer.ok) return answer;
    const offers = answer.value.serviceUpgrades.map(upgradeOf);
    const whole = offers.filter((offer) => offer !== null);
    return whole.length === offers.length ? ok(whole) : fail({ kind: 'garbled' });
  },
  renew: async (ids, seen, idempotencyKey) => {
    const answer = await cloud.graphql(RenewServicesDocument, { serviceIds: [...ids], seen }, renewed, {
      idempotencyKey,
    });
    return answer.ok ? ok(orderId(answer.value.renewServices.orderId)) : answer;
  },
  instalments: async (ownerId) => {
    const answer = await cloud.graphql(InstalmentDuesDocument, { ownerId }, ownInstalmentsReply);
    return answer.ok ? ok(answer.value.instalmentDues.map(toInstalment)) : answer;
  },
  instalmentsOfOrder: async (id) => {
    const answer = await cloud.graphql(OrderInstalmentDuesDocument, { orderId: id }, instalmentsReply);
    return answer.ok ? ok(answer.value.orderInstalmentDues.map(toInstalment)) : answer;
  },
  pay: async ({ dues: months, services }, seen, idempotencyKey) => {
    const asked = { dueIds: [...months], serviceIds: [...services], seen };
    const answer = await cloud.graphql(PayInstalmentsDocument, asked, paid, { idempotencyKey });
    return answer.ok ? ok(orderId(answer.value.payInstalments.orderId)) : answer;
  },
  upgrade: async (id, plan, seen, idempotencyKey) => {
    const asked = { serviceId: id, productId: plan, seen };
    const answer = await cloud.graphql(UpgradeServiceDocument, asked, upgraded, { idempotencyKey });
    return answer.ok ? ok(orderId(answer.value.upgradeService.orderId)) : answer;
  },
});
