import {
  listInstalmentsOfOrder,
  listInstalmentsOfOwner,
  type OwnedInstalment,
} from '#backend/cloud-services/ending/read-instalments.ts';
import { loadOwnService, searchServices } from '#backend/cloud-services/read-services.ts';
import { toIsoDate } from '#backend/cloud-services/service-wire.ts';
import type { GraphqlContext } from '#backend/platform/http/graphql-service.ts';
import type {
  InstalmentDue,
  RenewalTerm,
  Resolvers,
  ServiceRenewal,
  ServiceUpgrade,
} from '#contracts/generated/cloud-service.service.ts';
import { vatPercentOn } from '#core/pricing/vat-on.ts';
import { findPendingChanges } from './lock-changeable-services.ts';
import { orderCombinedPayment, orderUpgrade } from './order-changes.ts';
import { listRenewalChoices, listUpgrades, type Renewal, type RenewalChoice, type Upgrade } from './price-changes.ts';

/** More services than one customer has. */
const MAX_SERVICES = 5_000;

const toTermWire = ({ term, amounts, newEndDate }: Renewal): RenewalTerm => ({
  quantity: term.term,
  unitType: term.unit.id,
  unitName: term.unit.name,
  net: amounts.net,
  exempt: amounts.exempt,
  vat: amounts.vat,
  gross: amounts.gross,
  newEndDate: toIsoDate(newEndDate),
});

const toRenewalWire = ({ own, terms }: RenewalChoice, waiting: string | null): ServiceRenewal => ({
  ...toTermWire(own),
  serviceId: own.bought.service.id,
  serviceName: own.bought.service.name,
  type: own.bought.service.type,
  endDate: toIsoDate(own.bought.service.endDate),
  terms: terms.map(toTermWire),
  nextPlan: own.bought.service.nextProductTitle,
  waitingOrderId: waiting,
});

const toUpgradeWire = (upgrade: Upgrade, waiting: string | null): ServiceUpgrade => ({
  productId: upgrade.product.id,
  productTitle: upgrade.product.title,
  specs: upgrade.product.specs,
  count: upgrade.quantity,
  vatRate: upgrade.vatPercent,
  days: upgrade.days,
  termDays: upgrade.termDays,
  oldTerm: upgrade.oldTerm,
  newTerm: upgrade.newTerm,
  gross: upgrade.amounts.gross,
  endDate: toIsoDate(upgrade.bought.service.endDate),
  waitingOrderId: waiting,
});

const toInstalmentWire = ({ due, title, type, services, waiting }: OwnedInstalment): InstalmentDue => ({
  id: due.id,
  orderId: due.orderId,
  lineId: due.lineId,
  title,
  type,
  services: services.map(({ id, name }) => ({ serviceId: id, serviceName: name })),
  month: due.month,
  months: due.months,
  dueDate: toIsoDate(due.dueAt),
  net: due.net,
  vat: due.vat,
  gross: due.gross,
  paidAt: due.paidAt === null ? null : toIsoDate(due.paidAt),
  paidOrderId: due.paidOrderId,
  waitingOrderId: waiting,
});

/** [SVC-01, INS-01] */
export const changeQueries: Pick<
  NonNullable<Resolvers<GraphqlContext>['Query']>,
  'serviceRenewals' | 'serviceUpgrades' | 'instalmentDues' | 'orderInstalmentDues'
> = {
  serviceRenewals: async (_, { ownerId }, { deps, requireVisitor }) => {
    const search = { id: null, type: null, status: null, keyword: null, offset: 0, most: MAX_SERVICES, ownerId };
    const { found } = await searchServices(deps.db, await requireVisitor(), search);
    const services = found.map(({ service }) => service).toSorted((a, b) => a.endDate - b.endDate);
    const now = deps.clock.now();
    const renewals = await listRenewalChoices(deps.db, services, { now, vatPercent: vatPercentOn(now) });
    const waiting = await findPendingChanges(
      deps.db,
      services.map(({ id }) => id),
    );
    return renewals.map((each) => toRenewalWire(each, waiting.get(each.own.bought.service.id) ?? null));
  },
  serviceUpgrades: async (_, { serviceId }, { deps, requireVisitor }) => {
    const { service } = await loadOwnService(deps.db, await requireVisitor(), serviceId);
    const now = deps.clock.now();
    const offers = await listUpgrades(deps.db, service, { now, vatPercent: vatPercentOn(now) });
    const waiting = (await findPendingChanges(deps.db, [serviceId])).get(serviceId) ?? null;
    return offers.map((offer) => toUpgradeWire(offer, waiting));
  },
  instalmentDues: async (_, { ownerId }, { deps, requireVisitor }) =>
    (await listInstalmentsOfOwner(deps.db, await requireVisitor(), ownerId)).map(toInstalmentWire),
  orderInstalmentDues: async (_, { orderId }, { deps, requireVisitor }) =>
    (await listInstalmentsOfOrder(deps.db, await requireVisitor(), orderId)).map(toInstalmentWire),
};

/** Orders take effect when paid. [SVC-01, INS-01] */
export const changeMutations: Pick<
  NonNullable<Resolvers<GraphqlContext>['Mutation']>,
  'payInstalments' | 'upgradeService'
> = {
  payInstalments: async (_, asked, { deps, requireVisitor, idempotencyKey }) =>
    orderCombinedPayment(deps, await requireVisitor(), asked, idempotencyKey),
  upgradeService: async (_, asked, { deps, requireVisitor, idempotencyKey }) =>
    orderUpgrade(deps, await requireVisitor(), asked, idempotencyKey),
};
