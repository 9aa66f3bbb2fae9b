import type { LinesInput } from '#backend/line-pricing/line-input.ts';
import type { PricedLine } from '#backend/line-pricing/price-lines.ts';
import { loadPriceList } from '#backend/line-pricing/price-list.ts';
import type { OrderLineRow } from '#backend/order-store/schema.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import type { DomainStatus, OrderDeps } from './order-deps.ts';
import { requireRegistered } from './transfer-lines.ts';

export type DomainStatuses = ReadonlyMap<string, DomainStatus>;

/** Runs before any transaction starts. [DOM-04] */
export const loadDomainStatuses = async (
  { db, checkDomain }: OrderDeps,
  { lines }: Pick<LinesInput, 'lines'>,
): Promise<DomainStatuses> => {
  const named = lines.filter((line) => line.description !== '');
  const list =
    named.length === 0
      ? new Map()
      : await loadPriceList(
          db,
          named.map((line) => line.productId),
        );
  const names = named.filter((line) => list.get(line.productId)?.extension).map((line) => line.description);
  const answers = await Promise.all([...new Set(names)].map(async (name) => [name, await checkDomain(name)] as const));
  return new Map(answers);
};

/** One label followed by the extension that the product sells. */
const hasExtension = (name: string, extension: string): boolean =>
  name.endsWith(extension) && name.length > extension.length && !name.slice(0, -extension.length).includes('.');

/** Throws DOMAIN_UNAVAILABLE unless the status is «available». */
export const requireAvailable = (domain: string, statuses: DomainStatuses): void => {
  const status = statuses.get(domain) ?? 'unknown';
  if (status !== 'available')
    throw new ServiceFailure('DOMAIN_UNAVAILABLE', `${domain} is ${status}`, { domain, status });
};

/** Registrations require «available», transfers «registered». Throws DOMAIN_UNAVAILABLE, TRANSFER_REFUSED. [DOM-04] */
export const requireOrderable = (
  { description, transfer }: Pick<OrderLineRow, 'description' | 'transfer'>,
  statuses: DomainStatuses,
): void => {
  if (transfer) requireRegistered(description, statuses.get(description) ?? 'unknown');
  else requireAvailable(description, statuses);
};

/** [CART-05] */
export const domainInOrderFailure = (domain: string): ServiceFailure =>
  new ServiceFailure('DOMAIN_IN_ORDER', `${domain} is in the order`, { domain });

/** Throws DOMAIN_IN_ORDER, DOMAIN_UNAVAILABLE, TRANSFER_REFUSED. */
export const requireNewDomains = (
  priced: readonly PricedLine[],
  present: readonly OrderLineRow[],
  statuses: DomainStatuses,
): void => {
  const held = new Set(present.filter((line) => line.isDomain).map((line) => line.description));
  for (const { product, input } of priced) {
    if (product.extension === null) continue;
    if (held.has(input.description)) throw domainInOrderFailure(input.description);
    held.add(input.description);
    const { description, transferCode } = input;
    const known: DomainStatuses = hasExtension(description, product.extension)
      ? statuses
      : new Map([[description, 'invalid']]);
    requireOrderable({ description, transfer: transferCode !== undefined }, known);
  }
};
