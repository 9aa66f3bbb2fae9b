import type { Dong } from '#core/shared/dong.ts';
import { subtractDong } from '#core/shared/subtract-dong.ts';

/** Days before the last day of a term: from then on the service is renewed, and its owner is told of a short balance. */
export const AUTO_RENEWAL_DAYS = 3;
export const SHORT_BALANCE_DAYS = 7;

/** A service whose owner wants it renewed from the balance. */
export type AutoRenewed = {
  readonly id: string;
  /** Until the last day of its term in Vietnam, 0 on that day, negative after it. */
  readonly daysLeft: number;
  /** Another term of its own, đồng with VAT; null when it cannot be renewed now. */
  readonly price: Dong | null;
  /** An open order of the customer changes it: they decide themselves. */
  readonly isBusy: boolean;
  /** This term was renewed from the balance, or its owner was told that the balance is short. */
  readonly isRenewed: boolean;
  readonly isTold: boolean;
};

/** `short`: tell the owner. */
export type AutoRenewalStep = { readonly id: string; readonly does: 'renew' | 'short'; readonly price: Dong };

/**
 * What to do today for the services of one customer, whose balance is `balance` (đồng). The term that ends first is
 * served first; each takes its whole price or nothing, and what it takes is not counted for the next one.
 */
export const planAutoRenewals = (balance: Dong, services: readonly AutoRenewed[]): readonly AutoRenewalStep[] => {
  const steps: AutoRenewalStep[] = [];
  let left = balance;
  const inOrder = services.toSorted((a, b) => a.daysLeft - b.daysLeft || (a.id < b.id ? -1 : 1));
  for (const { id, daysLeft, price, isBusy, isRenewed, isTold } of inOrder) {
    if (price === null || isBusy || isRenewed || daysLeft > SHORT_BALANCE_DAYS) continue;
    const isCovered = price <= left;
    if (isCovered) left = subtractDong(left, price);
    if (isCovered && daysLeft <= AUTO_RENEWAL_DAYS) steps.push({ id, does: 'renew', price });
    if (!isCovered && !isTold) steps.push({ id, does: 'short', price });
  }
  return steps;
};
