import type { PayableInstalment } from '#backend/cloud-services/ending/lock-payable-instalments.ts';
import type { OrderLineRow } from '#backend/order-store/schema.ts';
import { buildChildRow, type NewLineRow, toMoneyColumns, toProductColumns } from '#backend/orders/lines/line-rows.ts';
import { newId } from '#backend/platform/new-id.ts';
import { seedUnits } from '#contracts/seed/units.ts';
import { instalmentPartTitle, instalmentTitle, renewalTitle, upgradeTitle } from '#contracts/service-changes.ts';
import { PRICE_GUARANTEE_MS } from '#core/order-rules/change-item.ts';
import type { LinePrice } from '#core/order-rules/sold-product.ts';
import type { Renewal, Upgrade } from './price-changes.ts';

export type ChangeRow = NewLineRow;

/** Not a domain item: the name is already registered, and payment registers nothing. */
const buildRow = (
  { product, term, quantity, vatPercent }: Renewal | Upgrade,
  { orderId, now, title, ...prices }: LinePrice & Pick<OrderLineRow, 'orderId' | 'title'> & { readonly now: number },
) => ({
  id: newId(),
  orderId,
  ...toProductColumns(product, term),
  title,
  count: quantity,
  ...toMoneyColumns(prices),
  vatPercent,
  // Renewals are paid in full, even when the first term was paid by instalments.
  pricePlan: null,
  priceHeldUntil: now + PRICE_GUARANTEE_MS,
  createdAt: now,
});

/** At the term's list price, with the priced options as child items. */
export const buildRenewalRows = (renewal: Renewal, orderId: string, now: number): readonly ChangeRow[] => {
  const { bought, term, children, vatPercent } = renewal;
  const title = renewalTitle(bought.service.name, bought.service.nextProductTitle);
  const machine = buildRow(renewal, { orderId, now, title, charge: term.renewal, renewal: term.renewal });
  return [
    { ...machine, renews: bought.service.id },
    ...children.map((child) => buildChildRow(machine, child, { now, vatPercent })),
  ];
};

/** At the prorated price of the remaining days, including options. */
export const buildUpgradeRow = (upgrade: Upgrade, orderId: string, now: number): ChangeRow => {
  const { bought, product, charge, renewal, days } = upgrade;
  const title = upgradeTitle(bought.service.name, product.title, days);
  return { ...buildRow(upgrade, { orderId, now, title, charge, renewal }), upgrades: bought.service.id };
};

/** Uses the amount stored with the purchase, independent of current prices. */
const buildInstalmentRow = (line: OrderLineRow, orderId: string, title: string, now: number) => ({
  id: newId(),
  orderId,
  productId: line.productId,
  slug: line.slug,
  sku: line.sku,
  title,
  category: line.category,
  categoryId: line.categoryId,
  optionId: line.optionId,
  time: 1,
  unitId: 'MONTH' as const,
  unitName: seedUnits.find(({ id }) => id === 'MONTH')?.name ?? '',
  count: line.count,
  net: line.renewalNet,
  exempt: line.renewalExempt,
  renewalNet: line.renewalNet,
  renewalExempt: line.renewalExempt,
  vatPercent: line.vatPercent,
  vatInside: line.vatInside,
  priceType: line.priceType,
  pricePlan: null,
  priceHeldUntil: now + PRICE_GUARANTEE_MS,
  createdAt: now,
});

/** The instalments of priced options become child items. [INS-01] */
export const buildInstalmentRows = (
  { due, line, children }: PayableInstalment,
  orderId: string,
  now: number,
): readonly ChangeRow[] => {
  const { month, months } = due;
  const machine = buildInstalmentRow(line, orderId, instalmentTitle(line.title, month, months), now);
  return [
    { ...machine, imagePath: line.imagePath, paysDue: due.id },
    ...children.map((child) => ({
      ...buildInstalmentRow(child, orderId, instalmentPartTitle(child.title, month, months), now),
      parentId: machine.id,
    })),
  ];
};
