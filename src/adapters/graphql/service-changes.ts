import * as z from 'zod/mini';
import {
  type AllReadersOf,
  converted,
  convertedOrGarbled,
  field,
  filled,
  instant,
  money,
} from '#adapters/replies/schema.ts';
import {
  InstalmentDuesDocument,
  OrderInstalmentDuesDocument,
  PayInstalmentsDocument,
  ServiceRenewalsDocument,
  type ServiceRenewalsQuery,
  ServiceUpgradesDocument,
  type ServiceUpgradesQuery,
  UpgradeServiceDocument,
} from '#contracts/generated/cloud-service.ts';
import { computeLineAmounts } from '#core/pricing/line-price.ts';
import { prorate } from '#core/pricing/proration.ts';
import type {
  RenewalOffer,
  RenewalTerm,
  ServiceChanges,
  UpgradeOffer,
} from '#core/services/changes/service-changes.port.ts';
import { dong, zeroDong } from '#core/shared/dong.ts';
import { orderId, productId, serviceId } from '#core/shared/ids.ts';
import type { ServiceClient } from '../service-client.ts';
import { adds, amountReaders, toAmounts } from './amounts.ts';
import { graphqlDowngrades } from './downgrades.ts';
import { instalmentReply } from './instalments.ts';

const whole = z.int().check(z.gte(1), z.lte(100_000));

const waitingOrder = converted(z.nullable(z.string()), (id) => (id === null ? null : orderId(id)));

type WireRenewal = ServiceRenewalsQuery['serviceRenewals'][number];

const renewalTermReply = converted(
  z
    .object({
      quantity: whole,
      unitType: z.enum(['MONTH', 'YEAR']),
      unitName: z.string(),
      ...amountReaders,
      newEndDate: instant,
    } satisfies AllReadersOf<WireRenewal['terms'][number]>)
    .check(z.refine(adds)),
  (reply): RenewalTerm => ({
    term: reply.quantity,
    unit: { id: reply.unitType, name: reply.unitName },
    amounts: toAmounts(reply),
    newEndDate: reply.newEndDate,
  }),
);

const wireRenewal = z
  .object({
    serviceId: filled,
    serviceName: z.string(),
    type: z.string(),
    quantity: whole,
    unitType: z.enum(['MONTH', 'YEAR']),
    unitName: z.string(),
    ...amountReaders,
    endDate: instant,
    newEndDate: instant,
    terms: z.array(renewalTermReply),
    nextPlan: z.nullable(z.string()),
    waitingOrderId: waitingOrder,
  } satisfies AllReadersOf<WireRenewal>)
  .check(z.refine(adds));

const wireUpgrade = z.object({
  productId: filled,
  productTitle: z.string(),
  specs: z.string(),
  count: whole,
  vatRate: z.int().check(z.gte(0), z.lte(100)),
  days: whole,
  termDays: whole,
  oldTerm: money,
  newTerm: money,
  gross: money,
  endDate: instant,
  waitingOrderId: waitingOrder,
} satisfies AllReadersOf<ServiceUpgradesQuery['serviceUpgrades'][number]>);

const orderReply = converted(z.object({ orderId: filled }), (made) => orderId(made.orderId));

const renewalReply = converted(
  wireRenewal,
  (reply): RenewalOffer => ({
    id: serviceId(reply.serviceId),
    name: reply.serviceName,
    type: reply.type,
    term: reply.quantity,
    unit: { id: reply.unitType, name: reply.unitName },
    amounts: toAmounts(reply),
    endDate: reply.endDate,
    newEndDate: reply.newEndDate,
    terms: reply.terms,
    nextPlan: reply.nextPlan,
    pendingOrderId: reply.waitingOrderId,
  }),
);

/** Garbled when the amount due does not follow from days and term prices. */
const upgradeReply = convertedOrGarbled(wireUpgrade, (reply): UpgradeOffer | null => {
  const { days, termDays, count, vatRate } = reply;
  const term = { days, termDays, oldTerm: dong(reply.oldTerm), newTerm: dong(reply.newTerm) };
  const amounts = computeLineAmounts({ net: prorate(term).due, exempt: zeroDong }, count, vatRate);
  if (amounts.gross !== reply.gross) return null;
  return {
    ...term,
    plan: productId(reply.productId),
    title: reply.productTitle,
    specs: reply.specs,
    quantity: count,
    vat: vatRate,
    amounts,
    endDate: reply.endDate,
    pendingOrderId: reply.waitingOrderId,
  };
});

/** Renewals, upgrades and instalments over GraphQL at /cloud-service-api/graphql. [ServiceChanges] */
export const graphqlServiceChanges = ({ graphql, ...client }: ServiceClient): ServiceChanges => ({
  ...graphqlDowngrades({ graphql, ...client }),
  renewals: (ownerId) => graphql(ServiceRenewalsDocument, { ownerId }, field('serviceRenewals', z.array(renewalReply))),
  upgrades: (serviceId) =>
    graphql(ServiceUpgradesDocument, { serviceId }, field('serviceUpgrades', z.array(upgradeReply))),
  instalments: (ownerId) =>
    graphql(InstalmentDuesDocument, { ownerId }, field('instalmentDues', z.array(instalmentReply))),
  instalmentsOfOrder: (id) =>
    graphql(OrderInstalmentDuesDocument, { orderId: id }, field('orderInstalmentDues', z.array(instalmentReply))),
  pay: ({ dues, services, terms = [] }, seen, idempotencyKey) => {
    const chosen = terms.map(({ service, term, unit }) => ({ serviceId: service, quantity: term, unitType: unit }));
    const variables = { dueIds: [...dues], serviceIds: [...services], terms: chosen, seen };
    return graphql(PayInstalmentsDocument, variables, field('payInstalments', orderReply), { idempotencyKey });
  },
  upgrade: (serviceId, plan, seen, idempotencyKey) => {
    const variables = { serviceId, productId: plan, seen };
    return graphql(UpgradeServiceDocument, variables, field('upgradeService', orderReply), { idempotencyKey });
  },
});
