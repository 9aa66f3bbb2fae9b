import { type Answer, asCustomer } from '#adapters/memory/as-visitor.ts';
import { vatOf } from '#adapters/memory/catalogue/prices.ts';
import { runOnce } from '#adapters/memory/idempotency.ts';
import { buildInstalmentLines, findPayableInstalments, listInstalments } from '#adapters/memory/orders/instalments.ts';
import { createOrder, saveOrder } from '#adapters/memory/orders/orders.ts';
import { withReadableOrder } from '#adapters/memory/orders/with-accessible-order.ts';
import { notFound, type Refused, refuse } from '#adapters/memory/refusals.ts';
import type { ServiceRecord, SessionRecord, World } from '#adapters/memory/world.ts';
import { productImageOf } from '#contracts/seed/product-image.ts';
import { renewalTitle, upgradeTitle } from '#contracts/service-changes.ts';
import { PRICE_GUARANTEE_MS } from '#core/order-rules/change-item.ts';
import type { Order, OrderLine } from '#core/orders/order.ts';
import { sumAmounts } from '#core/pricing/amounts.ts';
import { computeLineAmounts } from '#core/pricing/line-price.ts';
import type { Charge } from '#core/pricing/price.ts';
import type { CombinedPayment, ServiceChanges } from '#core/services/changes/service-changes.port.ts';
import type { Bearer } from '#core/session/session.port.ts';
import { addDong, type Dong } from '#core/shared/dong.ts';
import { type IdempotencyKey, lineItemId, type OrderId, productId, type ServiceId } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import { memoryDowngrades } from './downgrades.ts';
import { findPendingChange } from './pending-changes.ts';
import { servicesOf, withService } from './service-gateway.ts';
import { findRenewal, findUpgrades, type PlanOf, type Renewal, type Upgrade } from './service-offers.ts';

/** Services and instalments, one line each. */
const MAX_AT_ONCE = 50;

type LineOf = {
  readonly title: string;
  readonly quantity: number;
  readonly charge: Charge;
  readonly renewal: Charge;
  readonly changes: NonNullable<OrderLine['changes']>;
};

const lineFor = (world: World, { product, price }: PlanOf, line: LineOf): OrderLine => {
  const { title, quantity, charge, renewal, changes } = line;
  const vat = vatOf(world, product);
  return {
    id: lineItemId(world.random.id()),
    parentId: null,
    productId: productId(product.id),
    slug: product.slug,
    imagePath: productImageOf(product).path,
    sku: product.sku,
    title,
    category: product.type,
    term: price.term,
    unit: price.unit,
    quantity,
    // Not a domain item: the name is already registered.
    description: '',
    options: [],
    charge,
    amounts: computeLineAmounts(charge, quantity, vat.percent),
    vat,
    renewal: computeLineAmounts(renewal, quantity, vat.percent),
    priceGuaranteedUntil: world.state.now + PRICE_GUARANTEE_MS,
    idempotencyKey: null,
    changes,
  };
};

const renewalLines = (world: World, renewed: Renewal): readonly OrderLine[] => {
  const { record, quantity, options } = renewed;
  const { renewal } = renewed.price;
  const changes = { how: 'renew', service: record.detail.id } as const;
  const title = renewalTitle(record.detail.name, renewed.offer.nextPlan);
  const { changes: _, ...parent } = lineFor(world, renewed, { title, quantity, charge: renewal, renewal, changes });
  const children = options.map(({ line, charge }): OrderLine => {
    const amounts = computeLineAmounts(charge, quantity, parent.vat.percent);
    const { productId, sku, title: named } = line;
    const own = { id: lineItemId(world.random.id()), parentId: parent.id, productId, sku, title: named };
    return { ...parent, ...own, slug: null, imagePath: null, charge, amounts, renewal: amounts };
  });
  return [{ ...parent, changes }, ...children];
};

const upgradeLine = (world: World, upgrade: Upgrade): OrderLine => {
  const { record, offer, quantity, charge, renewal } = upgrade;
  const title = upgradeTitle(record.detail.name, offer.title, offer.days);
  const changes = { how: 'upgrade', service: record.detail.id } as const;
  return lineFor(world, upgrade, { title, quantity, charge, renewal, changes });
};

/** Uses the address of the newest original order. */
const place = (world: World, who: SessionRecord, from: readonly OrderId[], lines: readonly OrderLine[]): OrderId => {
  const before = from
    .flatMap((id) => world.state.orders.get(id)?.order ?? [])
    .reduce<Order | null>((newest, order) => (newest && newest.createdAt >= order.createdAt ? newest : order), null);
  const record = createOrder(world, who, 'order');
  const { order } = record;
  const owner = order.owner && before?.owner ? { ...order.owner, contact: before.owner.contact } : order.owner;
  const { address = null, invoiceRequest = null } = before ?? {};
  const totals = sumAmounts(lines.map(({ amounts }) => amounts));
  const open = { ...order, status: 'open', owner, address, invoiceRequest, lines, totals, version: 2 } as const;
  return saveOrder(world, { ...record, wasPlaced: true }, open).id;
};

const ordersOf = (records: readonly ServiceRecord[]): readonly OrderId[] => records.map(({ detail }) => detail.orderId);

export const memoryServiceChanges = (world: World, bearer: Bearer): ServiceChanges => {
  const customer = asCustomer(world, bearer);
  const named = (who: SessionRecord, ids: readonly ServiceId[]): readonly ServiceRecord[] | Refused => {
    const found = servicesOf(world, who).filter(({ detail }) => ids.includes(detail.id));
    if (found.length < ids.length) return notFound;
    const busy = found.map(({ detail }) => findPendingChange(world, detail.id)).find((id) => id !== null);
    return busy == null ? found : refuse('service-in-open-order', { orderId: busy });
  };
  const once = (
    idempotencyKey: IdempotencyKey,
    input: readonly unknown[],
    effect: (who: SessionRecord) => Answer<OrderId>,
  ): Promise<Answer<OrderId>> =>
    customer((who) => runOnce(world, who.session, idempotencyKey, input, () => effect(who)));
  const together = (asked: CombinedPayment, seen: Dong, idempotencyKey: IdempotencyKey) =>
    once(idempotencyKey, ['together', asked, seen], (who) => {
      const [ids, months] = [[...new Set(asked.services)], [...new Set(asked.dues)]];
      const count = ids.length + months.length;
      if (count === 0 || count > MAX_AT_ONCE) return refuse('bad-input');
      const records = named(who, ids);
      if ('ok' in records) return records;
      const dues = findPayableInstalments(world, who, months);
      if ('ok' in dues) return dues;
      const renewals = records.flatMap((record) => {
        const chosen = asked.terms?.find(({ service }) => service === record.detail.id) ?? null;
        return findRenewal(world, record, chosen) ?? [];
      });
      if (renewals.length < records.length) return refuse('product-unavailable');
      const amounts = [...dues.map((due) => due.amounts), ...renewals.map(({ offer }) => offer.amounts)];
      const total = addDong(...amounts.map(({ gross }) => gross));
      if (total !== seen) return refuse('price-changed', { old: seen, new: total });
      const sorted = renewals.toSorted((a, b) => a.offer.endDate - b.offer.endDate);
      const from = [...ordersOf(records), ...dues.map(({ orderId }) => orderId)];
      const lines = [
        ...dues.flatMap((due) => buildInstalmentLines(world, due)),
        ...sorted.flatMap((each) => renewalLines(world, each)),
      ];
      return ok(place(world, who, from, lines));
    });
  return {
    renewals: (owner) =>
      customer((who) => {
        if (who.party !== owner) return notFound;
        const offers = servicesOf(world, who).flatMap((record) => findRenewal(world, record)?.offer ?? []);
        return ok(offers.toSorted((a, b) => a.endDate - b.endDate));
      }),
    upgrades: (id) =>
      withService(world, bearer)(id, (record) => ok(findUpgrades(world, record).map(({ offer }) => offer))),
    ...memoryDowngrades(world, bearer),
    pay: together,
    instalments: (owner) => customer((who) => (who.party === owner ? ok(listInstalments(world, who, null)) : notFound)),
    instalmentsOfOrder: (id) => withReadableOrder(world, bearer)(id, (_, who) => ok(listInstalments(world, who, id))),
    upgrade: (id, plan, seen, idempotencyKey) =>
      once(idempotencyKey, ['upgrade', id, plan, seen], (who) => {
        const records = named(who, [id]);
        if ('ok' in records) return records;
        const chosen = records
          .flatMap((record) => findUpgrades(world, record))
          .find(({ offer }) => offer.plan === plan);
        if (!chosen) return refuse('product-unavailable', { productId: plan });
        const { gross } = chosen.offer.amounts;
        if (gross !== seen) return refuse('price-changed', { old: seen, new: gross });
        return ok(place(world, who, ordersOf(records), [upgradeLine(world, chosen)]));
      }),
  };
};
