import type { LinesInput } from '#backend/line-pricing/line-input.ts';
import { loadPriceList } from '#backend/line-pricing/price-list.ts';
import type { OrderLineRow } from '#backend/order-store/schema.ts';
import type { StoredOrder } from '#backend/order-store/stored-order.ts';
import type { OrderDeps } from '#backend/orders/order-deps.ts';
import { requireAllowed, ServiceFailure } from '#backend/platform/service-failure.ts';
import { needsAddress } from '#core/domains/documents/registrant-documents.ts';
import { refuseDomain, refuseNewDomains } from '#core/order-rules/order-domains.ts';
import type { PricedLine } from '#core/order-rules/price-line.ts';
import type { DomainStatus } from '#core/shared/domains/domain-problems.ts';

export type DomainStatuses = ReadonlyMap<string, DomainStatus>;

/** Runs before any transaction starts. [DOM-04] */
export const loadDomainStatuses = async (
  { db, checkDomain }: OrderDeps,
  { lines }: Pick<LinesInput, 'lines'>,
): Promise<DomainStatuses> => {
  const named = lines.filter((line) => line.description !== '');
  const ids = named.map((line) => line.productId);
  const list = await loadPriceList(db, ids);
  const names = named.filter((line) => list.get(line.productId)?.type === 'domain').map((line) => line.description);
  const answers = await Promise.all([...new Set(names)].map(async (name) => [name, await checkDomain(name)] as const));
  return new Map(answers);
};

/**
 * A registration requires the status «available», a transfer «registered». [DOM-04]
 * @throws ServiceFailure DOMAIN_UNAVAILABLE, TRANSFER_REFUSED
 */
export const requireOrderable = (
  { description, transfer }: Pick<OrderLineRow, 'description' | 'transfer'>,
  statuses: DomainStatuses,
): void => requireAllowed(refuseDomain(description, statuses.get(description) ?? 'unknown', transfer));

/** Throws DOMAIN_IN_ORDER, DOMAIN_UNAVAILABLE, TRANSFER_REFUSED. */
export const requireNewDomains = (
  priced: readonly PricedLine[],
  present: readonly OrderLineRow[],
  statuses: DomainStatuses,
): void => {
  const names = present.filter((line) => line.isDomain).map((line) => line.description);
  requireAllowed(refuseNewDomains(priced, names, (domain) => statuses.get(domain) ?? 'unknown'));
};

/** Throws BAD_USER_INPUT {field: address} for .vn names without their registrant's address. */
export const requireAddress = ({ order, lines }: StoredOrder): void => {
  const domains = lines.filter((line) => line.isDomain).map((line) => line.description);
  if (order.address === null && needsAddress(domains))
    throw new ServiceFailure('BAD_USER_INPUT', 'A .vn name needs an address', { field: 'address' });
};
