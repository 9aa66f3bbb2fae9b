import type { Database, Transaction } from '#backend/database/database.ts';
import { registryNames } from '#backend/domain-registry/schema.ts';
import { checkDomain } from '#backend/domain-registry/service.ts';
import { domainsOf } from '#backend/orders/domain-holds.ts';
import type { OrderLineRow } from '#backend/orders/schema.ts';
import { ServiceFailure } from '#backend/service-failure.ts';

/**
 * Asks the registry again before money is taken; only a definite «available» may be paid for. [DOM-04]
 * @throws ServiceFailure DOMAIN_UNAVAILABLE {domain, status}
 */
export const refuseTakenDomains = async (db: Database, lines: readonly OrderLineRow[]): Promise<void> => {
  for (const domain of domainsOf(lines)) {
    const status = await checkDomain(db)(domain);
    if (status !== 'available')
      throw new ServiceFailure('DOMAIN_UNAVAILABLE', `${domain} is ${status}`, { domain, status });
  }
};

/** The embedded registry knows that a paid domain is taken. */
export const registerDomains = async (tx: Transaction, lines: readonly OrderLineRow[]): Promise<void> => {
  const names = domainsOf(lines).map((name) => ({ name, status: 'REGISTERED' }));
  if (names.length > 0) await tx.insert(registryNames).values(names).onConflictDoNothing();
};
