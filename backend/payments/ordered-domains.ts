import { registryNames } from '#backend/domain-registry/schema.ts';
import { checkDomain } from '#backend/domain-registry/service.ts';
import type { OrderLineRow } from '#backend/order-store/schema.ts';
import { requireOrderable } from '#backend/orders/lines/check-domains.ts';
import { orderedDomains } from '#backend/orders/lines/domain-holds.ts';
import { requireAuthCode } from '#backend/orders/lines/transfer-lines.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';

/** Asks the registry again. Throws DOMAIN_UNAVAILABLE {domain, status}, TRANSFER_REFUSED {domain, why}. [DOM-04] */
export const requireOrderableDomains = async (
  deps: Pick<BackendDeps, 'db' | 'registry'>,
  lines: readonly OrderLineRow[],
): Promise<void> => {
  for (const line of lines.filter(({ isDomain }) => isDomain)) {
    requireAuthCode(line);
    requireOrderable(line, new Map([[line.description, await checkDomain(deps)(line.description)]]));
  }
};

/** What was sold here is registered from now on, also while the registry does not know it yet. */
export const registerDomains = async (tx: Transaction, lines: readonly OrderLineRow[]): Promise<void> => {
  const names = orderedDomains(lines).map((name) => ({ name, status: 'REGISTERED' }));
  if (names.length > 0) await tx.insert(registryNames).values(names).onConflictDoNothing();
};
