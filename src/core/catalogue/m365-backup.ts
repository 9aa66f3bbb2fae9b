import { computeLineAmounts, MAX_QUANTITY } from '#core/pricing/line-price.ts';
import type { Amounts, PriceEntry } from '#core/pricing/price.ts';
import { normaliseDomain } from '#core/shared/domains/domain-name.ts';
import { extractHost } from '#core/shared/domains/extract-host.ts';
import * as paths from '#core/shared/paths.ts';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import type { FieldProblem } from '#core/shared/text/field-problem.ts';
import { defaultProductQuery, PRODUCTS_PER_PAGE, type ProductQuery, type ProductSummary } from './product.ts';

export const BACKUP_DONE_PATH = `${paths.m365Backup}/thanh-cong`;

export const backupPlans: ProductQuery = {
  ...defaultProductQuery,
  category: 'm365-backup',
  sort: 'price-asc',
  perPage: PRODUCTS_PER_PAGE,
};

export type BackupRequirements = {
  readonly users: number;
  /** Retention in years. */
  readonly years: number;
};

export const retentionYears = [1, 3, 7] as const;
export const defaultRequirements: BackupRequirements = { users: 10, years: 1 };

/** Invalid or out-of-range numbers become defaults. */
export const parseBackupRequirements = (users: string | null, years: string | null): BackupRequirements => ({
  users: /^\d{1,6}$/.test(users ?? '') ? Math.max(1, Number(users)) : defaultRequirements.users,
  years: retentionYears.find((each) => String(each) === years) ?? defaultRequirements.years,
});

/** Parsed from the specifications; null when they do not state it. */
export const parseCoverage = ({
  specifications,
}: Pick<ProductSummary, 'specifications'>): BackupRequirements | null => {
  const says = (label: string) => specifications.find((each) => each.label === label)?.value ?? '';
  const users = /^\d+$/.exec(says('Người dùng').replaceAll('.', ''))?.[0];
  const years = /(\d+)\s*năm/u.exec(says('Giữ bản sao'))?.[1];
  return users === undefined || years === undefined ? null : { users: Number(users), years: Number(years) };
};

/** null when the buyer needs consultation. */
export type BackupProposal = { readonly plan: ProductSummary; readonly quantity: number } | null;

/** The smallest plan for all users and years, else several of the largest; null beyond the limits. [ROUTE-40] */
export const proposeBackup = (
  plans: readonly ProductSummary[],
  { users, years }: BackupRequirements,
): BackupProposal => {
  const fitting = plans
    .flatMap((plan) => {
      const covers = plan.isAvailable ? parseCoverage(plan) : null;
      return covers === null || covers.years < years ? [] : [{ plan, users: covers.users }];
    })
    .sort((a, b) => a.users - b.users);
  const one = fitting.find((each) => each.users >= users);
  if (one) return { plan: one.plan, quantity: 1 };
  const largest = fitting.at(-1);
  const count = largest === undefined ? Number.POSITIVE_INFINITY : Math.ceil(users / largest.users);
  return largest === undefined || count > MAX_QUANTITY ? null : { plan: largest.plan, quantity: count };
};

/** Falls back to the default term when the requested one is not sold. */
export type BackupOffer = { readonly entry: PriceEntry; readonly totals: Amounts; readonly renewal: Amounts };

export const priceBackupProposal = (
  { plan, quantity }: NonNullable<BackupProposal>,
  time: number | null,
): BackupOffer | null => {
  const entry =
    plan.prices.find((each) => each.term === time) ??
    plan.prices.find((each) => each.term === plan.defaultTerm) ??
    plan.prices[0];
  if (entry === undefined) return null;
  const { percent } = plan.vat;
  return {
    entry,
    totals: computeLineAmounts(entry.charge, quantity, percent),
    renewal: computeLineAmounts(entry.renewal, quantity, percent),
  };
};

export const validateBackupDomain = (domain: string): Readonly<Record<string, FieldProblem>> => {
  if (cleanTyped(domain) === '') return { domain: 'required' };
  return normaliseDomain(extractHost(domain)) === null ? { domain: 'domain' } : {};
};
