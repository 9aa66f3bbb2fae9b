import { type DocumentState, isBlank } from '#core/domains/documents/registrant-documents.ts';
import { sumAmounts } from '#core/pricing/amounts.ts';
import {
  type AppliedDiscount,
  applyDiscounts,
  type DiscountableLine,
  discountedAmounts,
} from '#core/pricing/discount.ts';
import type { Amounts } from '#core/pricing/price.ts';
import { daysUntil } from '#core/pricing/proration.ts';
import { computeRefund } from '#core/pricing/refund.ts';
import type { RefundRefusal } from '#core/pricing/refund-refusal.ts';
import { zeroDong } from '#core/shared/dong.ts';
import type { ServiceKind } from '#core/shared/goods/service-kind.ts';
import { isRunning, type ServiceStatus } from '#core/shared/service-status.ts';
import type { RefundOffer } from './refund-offer.ts';

/** What the policy gives back within these days, by kind of service. [chinh-sach-hoan-tien, Khoản nào hoàn được] */
const refundByKind: Readonly<Record<ServiceKind, 'unused-days' | 'all-before-filing' | 'nothing'>> = {
  machine: 'unused-days',
  rack: 'unused-days',
  site: 'unused-days',
  mail: 'unused-days',
  storage: 'unused-days',
  backup: 'unused-days',
  lab: 'unused-days',
  other: 'unused-days',
  licence: 'nothing',
  domain: 'all-before-filing',
};

/** Times in ms since 1970 UTC. */
export type RefundableService = {
  readonly kind: ServiceKind;
  readonly status: ServiceStatus;
  /** Of a domain. */
  readonly documentState: DocumentState | null;
  readonly startDate: number;
  readonly endDate: number;
  /** Days of the term that the shop gave, for which nothing was paid. */
  readonly givenDays: number;
  /** null when it was not recorded. */
  readonly deliveredAt: number | null;
};

/**
 * Of one service, without licences: what was paid, and what the whole term costs. null: several servers share one
 * instalment plan, which staff part by hand.
 */
export type RefundBase = { readonly paid: Amounts; readonly whole: Amounts } | null;

const refusalOf = (service: RefundableService, usedDays: number, refundDays: number): RefundRefusal | null => {
  if (!isRunning(service)) return 'not-running';
  const rule = refundByKind[service.kind];
  if (rule === 'nothing') return 'licence-activated';
  if (rule === 'all-before-filing' && !isBlank(service.documentState)) return 'domain-registered';
  return usedDays > refundDays ? 'too-late' : null;
};

/**
 * What ending a service now gives back; `now` in ms since 1970 UTC, `refundDays` from the hand-over, the day itself
 * included. [chinh-sach-hoan-tien]
 */
export const offerRefund = (
  service: RefundableService,
  base: RefundBase,
  now: number,
  refundDays: number,
): RefundOffer => {
  const { kind, startDate, endDate, givenDays, deliveredAt } = service;
  const usedDays = daysUntil(now, deliveredAt ?? startDate) + 1;
  const because = refusalOf(service, usedDays, refundDays);
  if (because !== null) return { kind: 'refused', because };
  if (base === null) return { kind: 'refused', because: 'shared-instalments' };
  const used = {
    usedDays: refundByKind[kind] === 'all-before-filing' ? 0 : usedDays,
    termDays: daysUntil(endDate, startDate) - givenDays,
  };
  const amounts = computeRefund(base.paid, base.whole, used);
  return amounts.gross > 0 ? { kind: 'offered', amounts, ...used } : { kind: 'refused', because: 'nothing-left' };
};

/** What was paid for some lines of an order, after its discounts. */
export const amountsPaid = (
  lines: readonly DiscountableLine[],
  applied: readonly AppliedDiscount[],
  isPaid: (line: DiscountableLine) => boolean,
): Amounts => {
  const { lineDiscounts } = applyDiscounts(lines, applied);
  return sumAmounts(
    lines.flatMap((line, at) => (isPaid(line) ? [discountedAmounts(line, lineDiscounts[at] ?? zeroDong)] : [])),
  );
};

/** How a line was bought, without licences; amounts of one of its services. */
type BoughtLine = {
  /** With the order, its instalments and its renewals and upgrades. */
  readonly paid: Amounts;
  readonly instalment: Amounts;
  readonly instalments: { readonly paid: number; readonly all: number };
  readonly units: number;
};

export const refundBaseOf = ({ paid, instalment, instalments, units }: BoughtLine): RefundBase => {
  if (instalments.all > 0 && units > 1) return null;
  const due = Array.from({ length: instalments.all - instalments.paid }, () => instalment);
  return { paid, whole: sumAmounts([paid, ...due]) };
};
