import type { GraphqlContext } from '#backend/platform/http/graphql-service.ts';
import type {
  InstalmentDue,
  Resolvers,
  ServiceRenewal,
  ServiceUpgrade,
} from '#contracts/generated/cloud-service.service.ts';
import { vatPercentOn } from '#core/pricing/vat-on.ts';
import { waitingChanges } from './free-services.ts';
import { orderTogether, orderUpgrade } from './order-changes.ts';
import { type Renewal, renewalsOf, type Upgrade, upgradesOf } from './price-changes.ts';
import { duesOfOrder, duesOfOwner, type OwnedDue } from './read-dues.ts';
import { ownService, searchServices } from './read-services.ts';

/** More services than one customer has. */
const ALL = 5_000;

const date = (at: number): string => new Date(at).toISOString();

const renewalWire = (
  { bought, product, term, amounts, newEndDate }: Renewal,
  waiting: string | null,
): ServiceRenewal => ({
  serviceId: bought.service.id,
  serviceName: bought.service.name,
  type: bought.service.type,
  quantity: term.time,
  unitType: product.unit.id,
  unitName: product.unit.name,
  net: amounts.net,
  exempt: amounts.exempt,
  vat: amounts.vat,
  gross: amounts.gross,
  endDate: date(bought.service.endDate),
  newEndDate: date(newEndDate),
  waitingOrderId: waiting,
});

const upgradeWire = (upgrade: Upgrade, waiting: string | null): ServiceUpgrade => ({
  productId: upgrade.product.id,
  productTitle: upgrade.product.title,
  count: upgrade.count,
  vatRate: upgrade.vatPercent,
  days: upgrade.days,
  termDays: upgrade.termDays,
  oldTerm: upgrade.oldTerm,
  newTerm: upgrade.newTerm,
  gross: upgrade.amounts.gross,
  endDate: date(upgrade.bought.service.endDate),
  waitingOrderId: waiting,
});

const dueWire = ({ due, title, type, services, waiting }: OwnedDue): InstalmentDue => ({
  id: due.id,
  orderId: due.orderId,
  lineId: due.lineId,
  title,
  type,
  services: services.map(({ id, name }) => ({ serviceId: id, serviceName: name })),
  month: due.month,
  months: due.months,
  dueDate: date(due.dueAt),
  net: due.net,
  vat: due.vat,
  gross: due.gross,
  paidAt: due.paidAt === null ? null : date(due.paidAt),
  paidOrderId: due.paidOrderId,
  waitingOrderId: waiting,
});

/** Possible renewals and upgrades, and unpaid instalments. [SVC-01, INS-01] */
export const changeQueries: Pick<
  NonNullable<Resolvers<GraphqlContext>['Query']>,
  'serviceRenewals' | 'serviceUpgrades' | 'instalmentDues' | 'orderInstalmentDues'
> = {
  serviceRenewals: async (_, { ownerId }, { deps, requireVisitor }) => {
    const search = { id: null, type: null, status: null, keyword: null, offset: 0, most: ALL, ownerId };
    const { found } = await searchServices(deps.db, await requireVisitor(), search);
    const services = found.map(({ service }) => service).toSorted((a, b) => a.endDate - b.endDate);
    const now = deps.clock.now();
    const renewals = await renewalsOf(deps.db, services, { now, vatPercent: vatPercentOn(now) });
    const waiting = await waitingChanges(
      deps.db,
      services.map(({ id }) => id),
    );
    return renewals.map((each) => renewalWire(each, waiting.get(each.bought.service.id) ?? null));
  },
  serviceUpgrades: async (_, { serviceId }, { deps, requireVisitor }) => {
    const { service } = await ownService(deps.db, await requireVisitor(), serviceId);
    const now = deps.clock.now();
    const offers = await upgradesOf(deps.db, service, { now, vatPercent: vatPercentOn(now) });
    const waiting = (await waitingChanges(deps.db, [serviceId])).get(serviceId) ?? null;
    return offers.map((offer) => upgradeWire(offer, waiting));
  },
  instalmentDues: async (_, { ownerId }, { deps, requireVisitor }) =>
    (await duesOfOwner(deps.db, await requireVisitor(), ownerId)).map(dueWire),
  orderInstalmentDues: async (_, { orderId }, { deps, requireVisitor }) =>
    (await duesOfOrder(deps.db, await requireVisitor(), orderId)).map(dueWire),
};

/** Creates orders for changes and instalments; they take effect when paid. [SVC-01, INS-01] */
export const changeMutations: Pick<
  NonNullable<Resolvers<GraphqlContext>['Mutation']>,
  'renewServices' | 'payInstalments' | 'upgradeService'
> = {
  renewServices: async (_, asked, { deps, requireVisitor, idempotencyKey }) =>
    orderTogether(deps, await requireVisitor(), { ...asked, dueIds: [] }, idempotencyKey),
  payInstalments: async (_, asked, { deps, requireVisitor, idempotencyKey }) =>
    orderTogether(deps, await requireVisitor(), asked, idempotencyKey),
  upgradeService: async (_, asked, { deps, requireVisitor, idempotencyKey }) =>
    orderUpgrade(deps, await requireVisitor(), asked, idempotencyKey),
};
