import { graceDaysOf } from '#core/ending-rules/grace.ts';

const DAY_MS = 86_400_000;

/**
 * What becomes of a domain that is not renewed, in days. Registrars may end `grace` between `least` and `most` days
 * after the expiry; a customer can rely on `least` only.
 */
type ExpiryRule = {
  /** From the expiry: the name still answers. */
  readonly answering: number;
  readonly grace: { readonly least: number; readonly most: number };
  /** Afterwards: the registry gives the name back for an additional fee; 0 when it does not. */
  readonly redemption: number;
  /** Afterwards, at most: nobody can renew it, and then anybody can register it. */
  readonly deletion: number;
};

/**
 * 45 days of automatic renewal by the registry, of which registrars commonly leave 30, 30 of redemption, 5 until the
 * deletion. [ICANN Expired Domain Deletion Policy, Redemption Grace Period, RFC 3915]
 */
const international: ExpiryRule = { answering: 0, grace: { least: 30, most: 45 }, redemption: 30, deletion: 5 };

/**
 * VNNIC tells owners that they can pay within 25 days; registrars tell 35 by Thông tư 24/2015/TT-BTTTT, of which the
 * name answers in the first 5. It is withdrawn within 20 days afterwards. [vnnic.vn, Quản lý tên miền, câu 4 và 5]
 */
const vietnamese: ExpiryRule = { answering: 5, grace: { least: 25, most: 35 }, redemption: 0, deletion: 20 };

const ruleOf = (domain: string): ExpiryRule => (domain.endsWith('.vn') ? vietnamese : international);

export type ExpiryStageName = 'active' | 'grace' | 'redemption' | 'deletion' | 'free';

/** From `from` on, until the next stage; ms since 1970 UTC. The first one has begun. */
export type ExpiryStage = {
  readonly name: ExpiryStageName;
  readonly from: number | null;
  readonly isCurrent: boolean;
};

export type ExpiryTimeline = {
  readonly stages: readonly ExpiryStage[];
  /** Days of the grace period that some registries add. */
  readonly moreGrace: number;
  /** Days after the expiry during which the name still answers. */
  readonly answering: number;
};

/**
 * The earliest date of each stage, for a domain that ends at `endDate` (ms since 1970 UTC). `daysLeft` is 0 on its last
 * day and negative afterwards.
 */
export const expiryTimeline = (domain: string, endDate: number, daysLeft: number): ExpiryTimeline => {
  const { answering, grace, redemption, deletion } = ruleOf(domain);
  const deleted = grace.least + redemption;
  /** In days after the expiry. */
  const begins: readonly (readonly [ExpiryStageName, number | null])[] = [
    ['active', null],
    ['grace', 0],
    ...(redemption > 0 ? ([['redemption', grace.least]] as const) : []),
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
    moreGrace: grace.most - grace.least,
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
  const { grace, redemption } = ruleOf(domain);
  const { renewable } = graceDaysOf({ kind: 'domain', name: domain });
  const over = -daysLeft;
  if (over <= 0) return null;
  if (over > grace.most + redemption) return 'end';
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
