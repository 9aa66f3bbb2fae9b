import { graceDaysOf } from '#core/ending-rules/grace.ts';
import { DAY_MS } from '#core/shared/durations.ts';

/** What becomes of a domain that this shop no longer renews, in days. */
type ExpiryRule = {
  /** From the expiry: the name still answers. */
  readonly answering: number;
  /** From the expiry: the longest time in which any registrar renews it. */
  readonly mostGrace: number;
  /** Afterwards: the registry gives the name back for an additional fee; 0 when it does not. */
  readonly redemption: number;
  /** Afterwards, at most: nobody can renew it, and then anybody can register it. */
  readonly deletion: number;
};

/**
 * 45 days of automatic renewal by the registry, 30 of redemption, 5 until the deletion. [ICANN Expired Domain Deletion
 * Policy, Redemption Grace Period, RFC 3915]
 */
const international: ExpiryRule = { answering: 0, mostGrace: 45, redemption: 30, deletion: 5 };

/**
 * VNNIC tells owners that they can pay within 25 days; registrars tell 35 by Thông tư 24/2015/TT-BTTTT, of which the
 * name answers in the first 5. It is withdrawn at the earliest 45 days after the expiry. [vnnic.vn, Quản lý tên miền,
 * câu 4 và 5]
 */
const vietnamese: ExpiryRule = { answering: 5, mostGrace: 35, redemption: 0, deletion: 25 };

const ruleOf = (domain: string): ExpiryRule => (domain.endsWith('.vn') ? vietnamese : international);

/** Days after the expiry on which this shop renews it. */
const renewableDays = (domain: string): number => graceDaysOf({ kind: 'domain', name: domain }).renewable;

export type ExpiryStageName = 'active' | 'grace' | 'redemption' | 'deletion' | 'free';

/** From `from` on, until the next stage; ms since 1970 UTC. The first one has begun. */
export type ExpiryStage = {
  readonly name: ExpiryStageName;
  readonly from: number | null;
  readonly isCurrent: boolean;
};

export type ExpiryTimeline = {
  readonly stages: readonly ExpiryStage[];
  /** Days that some registrars add to the grace period. */
  readonly moreGrace: number;
  /** Days after the expiry during which the name still answers. */
  readonly answering: number;
};

/**
 * The earliest date of each stage, for a domain that ends at `endDate` (ms since 1970 UTC). `daysLeft` is 0 on its last
 * day and negative afterwards.
 */
export const expiryTimeline = (domain: string, endDate: number, daysLeft: number): ExpiryTimeline => {
  const { answering, mostGrace, redemption, deletion } = ruleOf(domain);
  const renewable = renewableDays(domain);
  const deleted = renewable + redemption;
  /** In days after the expiry. */
  const begins: readonly (readonly [ExpiryStageName, number | null])[] = [
    ['active', null],
    ['grace', 0],
    ...(redemption > 0 ? ([['redemption', renewable]] as const) : []),
    ['deletion', deleted],
    ['free', deleted + deletion],
  ];
  const current = begins.findLastIndex(([, day]) => day === null || -daysLeft > day);
  return {
    stages: begins.map(([name, day], at) => ({
      name,
      from: day === null ? null : endDate + day * DAY_MS,
      isCurrent: at === current,
    })),
    moreGrace: mostGrace - renewable,
    answering,
  };
};

export const domainExpirySteps = ['expired', 'last-days', 'redemption', 'end'] as const;
export type DomainExpiryStep = (typeof domainExpirySteps)[number];

/** Days before the shop's last day of renewal on which its owner is reminded of it. */
const LAST_DAYS = 3;

/**
 * What the owner of a domain has to be told `daysLeft` days before its expiry; null while it is not over, and when
 * nothing changes for them. It ends when even the last registry has stopped giving it back.
 */
export const domainExpiryStep = (domain: string, daysLeft: number): DomainExpiryStep | null => {
  const { mostGrace, redemption } = ruleOf(domain);
  const renewable = renewableDays(domain);
  const over = -daysLeft;
  if (over <= 0) return null;
  if (over > mostGrace + redemption) return 'end';
  if (over > renewable) return redemption > 0 ? 'redemption' : null;
  return over > renewable - LAST_DAYS ? 'last-days' : 'expired';
};

/** [ICANN Transfer Policy I.A.3.7; Thông tư 24/2015/TT-BTTTT, 06/2019/TT-BTTTT] */
const MIN_AGE_MS = 60 * DAY_MS;
const MIN_LEFT_MS = 30 * DAY_MS;

/**
 * When other registrars accept a domain that came to this shop at `startDate`; `until` is null without an end. A name
 * below .vn needs 30 days until its expiry. Takes and gives ms since 1970 UTC.
 */
export const transferWindow = (
  domain: string,
  { startDate, endDate }: { readonly startDate: number; readonly endDate: number },
): { readonly from: number; readonly until: number | null } => ({
  from: startDate + MIN_AGE_MS,
  until: domain.endsWith('.vn') ? endDate - MIN_LEFT_MS : null,
});
