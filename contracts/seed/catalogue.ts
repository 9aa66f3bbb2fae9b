import type { ProductType } from '#core/catalogue/product.ts';
import { amountsOf } from '#core/pricing/amounts.ts';
import {
  type DomainPriceParts,
  domainCharge,
  domainRenewalCharge,
  genericDomainParts,
} from '#core/pricing/domain-price.ts';
import { optionPricePerMonth } from '#core/pricing/line-price.ts';
import type { Charge, PriceEntry, PriceUnit } from '#core/pricing/price.ts';
import { termPricePerMonth } from '#core/pricing/term-price.ts';
import { type Dong, dong, timesDong, zeroDong } from '#core/shared/dong.ts';
import { slugOf } from '#core/shared/fold-vietnamese.ts';
import catalogue from './catalogue.json' with { type: 'json' };
import options from './options.json' with { type: 'json' };

/**
 * The seed catalogue with its ids, shared by the reference backend and the memory adapters so that both sell the same.
 * Prices here are the seed's facts; what an order costs is computed by core/pricing.
 */
export type SeedCategory = {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly level: 1 | 2;
  readonly parentId: string | null;
};

export type SeedProduct = {
  readonly id: string;
  readonly sku: string;
  readonly slug: string;
  readonly title: string;
  readonly type: ProductType;
  readonly categoryId: string;
  /** «2 vCPU · 4 GB RAM · 60 GB SSD NVMe · 200 Mbps»; empty for a domain. */
  readonly specs: string;
  readonly badge: string | null;
  readonly unit: PriceUnit;
  readonly vatInside: boolean;
  /** Price of one month (or of the first year) without promotion, đồng; what percent options refer to. */
  readonly listPerMonth: Dong;
  readonly prices: readonly PriceEntry[];
  readonly optionIds: readonly string[];
  /** Options that must be filled in for this product. */
  readonly requiredOptionIds: readonly string[];
  /** vCPUs of the plan; the price of a Windows licence depends on it. */
  readonly cpus: number;
};

export type SeedOption = {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly type: 'SELECT_ONE' | 'SELECT_MULTI' | 'TEXT';
  readonly required: boolean;
  readonly values: readonly SeedOptionValue[];
};

export type SeedOptionValue = {
  readonly id: string;
  readonly title: string;
  /** Product of a priced value, null where the value is always free. */
  readonly productId: string | null;
  readonly price?: Dong;
  readonly priceAbove4Cpu?: Dong;
  readonly percent?: number;
};

const MONTH: PriceUnit = { id: 'MONTH', name: 'Tháng' };
const USER_MONTH: PriceUnit = { id: 'MONTH', name: 'Người dùng/tháng' };
const YEAR: PriceUnit = { id: 'YEAR', name: 'Năm' };

const groups = [
  {
    id: '3401',
    handle: 'may-chu',
    title: 'Máy chủ',
    lines: ['cloud-server', 'dedicated-server', 'bare-metal', 'big-memory', 'gpu-desktop'],
  },
  {
    id: '3402',
    handle: 'website-email-hoc-tap',
    title: 'Website, email, học tập',
    lines: ['web-hosting', 'domain', 'mail-server', 'dedicated-mail-server', 'cloud-lab'],
  },
  {
    id: '3403',
    handle: 'luu-tru-sao-luu-ban-quyen',
    title: 'Lưu trữ, sao lưu, bản quyền',
    lines: ['cloud-backup', 'object-storage', 'm365-backup', 'office-365'],
  },
] as const;

/** Product lines in the order of the services' ids; 3511 is the domain category. [spec 9] */
const lines: readonly { readonly handle: ProductType; readonly title: string }[] = [
  { handle: 'cloud-server', title: 'Cloud Server' },
  { handle: 'dedicated-server', title: 'Máy chủ riêng' },
  { handle: 'cloud-lab', title: 'Cloud Lab' },
  { handle: 'web-hosting', title: 'Web Hosting' },
  { handle: 'mail-server', title: 'Mail Server' },
  { handle: 'dedicated-mail-server', title: 'Mail Server riêng' },
  { handle: 'bare-metal', title: 'Bare Metal' },
  { handle: 'big-memory', title: 'Máy chủ RAM lớn' },
  { handle: 'gpu-desktop', title: 'GPU Cloud Desktop' },
  { handle: 'cloud-backup', title: 'Cloud Backup' },
  { handle: 'domain', title: 'Tên miền' },
  { handle: 'object-storage', title: 'Object Storage S3' },
  { handle: 'office-365', title: 'Office 365' },
  { handle: 'm365-backup', title: 'Sao lưu Microsoft 365' },
];

export const seedCategories: readonly SeedCategory[] = [
  ...groups.map(({ id, handle, title }): SeedCategory => ({ id, handle, title, level: 1, parentId: null })),
  ...lines.map(
    ({ handle, title }, index): SeedCategory => ({
      id: String(3501 + index),
      handle,
      title,
      level: 2,
      parentId: groups.find((group) => (group.lines as readonly string[]).includes(handle))?.id ?? null,
    }),
  ),
];

/** 106066 is the id that the services give the default product option. [spec 9] */
const FIRST_OPTION_ID = 106066;

type RawValue = { title: string; price?: number; priceAbove4Cpu?: number; percent?: number };
type RawOption = {
  id: string;
  name: string;
  type: string;
  required: boolean;
  appliesTo: string[];
  requiredFor?: string[];
  values: RawValue[];
};
const rawOptions: readonly RawOption[] = options.options;

let nextOptionProduct = 2001;
export const seedOptions: readonly SeedOption[] = rawOptions.map((raw, position) => ({
  id: String(FIRST_OPTION_ID + position),
  key: raw.id,
  name: raw.name,
  type: raw.type as SeedOption['type'],
  required: raw.required,
  values: raw.values.map((value, index) => {
    const priced = (value.price ?? 0) > 0 || value.percent !== undefined;
    return {
      id: `${FIRST_OPTION_ID + position}${String(index + 1).padStart(2, '0')}`,
      title: value.title,
      productId: priced ? String(nextOptionProduct++) : null,
      ...(value.price === undefined ? {} : { price: dong(value.price) }),
      ...(value.priceAbove4Cpu === undefined ? {} : { priceAbove4Cpu: dong(value.priceAbove4Cpu) }),
      ...(value.percent === undefined ? {} : { percent: value.percent }),
    };
  }),
}));

/** đồng per month that a value adds to a plan, before VAT. */
export const seedOptionPrice = (
  product: Pick<SeedProduct, 'cpus' | 'listPerMonth'>,
  value: Pick<SeedOptionValue, 'price' | 'priceAbove4Cpu' | 'percent'>,
): Dong =>
  value.priceAbove4Cpu !== undefined && product.cpus > 4
    ? value.priceAbove4Cpu
    : optionPricePerMonth(value, product.listPerMonth);

const optionIdsFor = (handle: string): string[] =>
  rawOptions.flatMap((raw, position) => (raw.appliesTo.includes(handle) ? [String(FIRST_OPTION_ID + position)] : []));

const requiredIdsFor = (handle: string): string[] =>
  rawOptions.flatMap((raw, position) =>
    raw.appliesTo.includes(handle) && (raw.required || raw.requiredFor?.includes(handle))
      ? [String(FIRST_OPTION_ID + position)]
      : [],
  );

const charge = (net: Dong): Charge => ({ net, exempt: zeroDong });

const planPrices = (
  price: Dong,
  oldPrice: Dong | null,
  discounts: Readonly<Record<string, number>>,
  unit: PriceUnit,
): PriceEntry[] =>
  Object.entries(discounts).map(([months, percent]) => {
    const time = Number(months);
    const perUnit = termPricePerMonth(price, percent);
    const renewalPerUnit = termPricePerMonth(oldPrice ?? price, percent);
    return {
      time,
      unit,
      type: 'RENT',
      charge: charge(timesDong(perUnit, time)),
      perUnit,
      renewal: charge(timesDong(renewalPerUnit, time)),
      renewalPerUnit,
      discountPercent: percent,
      oldPerUnit: oldPrice === null ? null : renewalPerUnit,
      campaign: oldPrice === null ? null : { id: 'GIA-TOT', actionId: 'GIA-TOT-THANG' },
    };
  });

/** Years that a domain can be bought for. */
const DOMAIN_YEARS = [1, 2, 3, 5, 10];

const domainPrices = (parts: DomainPriceParts, vatPercent: number): PriceEntry[] =>
  DOMAIN_YEARS.map((time) => {
    const now = domainCharge(parts, time);
    const renewal = domainRenewalCharge(parts, time);
    return {
      time,
      unit: YEAR,
      type: 'SELL',
      charge: now,
      perUnit: dong(Math.round(amountsOf(now, vatPercent).gross / time)),
      renewal,
      renewalPerUnit: dong(Math.round(amountsOf(renewal, vatPercent).gross / time)),
      discountPercent: 0,
      oldPerUnit: null,
      campaign: null,
    };
  });

const cpusOf = (specs: string): number => Number(/(\d+) vCPU/.exec(specs)?.[1] ?? /\((\d+)C\//.exec(specs)?.[1] ?? 0);

const categoryIdOf = (handle: string): string =>
  seedCategories.find((each) => each.handle === handle && each.level === 2)?.id ?? '';

let nextPlan = 1001;
const plans: readonly SeedProduct[] = catalogue.categories.flatMap((line) =>
  line.plans.map((plan): SeedProduct => {
    const unit = line.handle === 'office-365' ? USER_MONTH : MONTH;
    const oldPrice = plan.oldPrice === null ? null : dong(plan.oldPrice);
    return {
      id: String(nextPlan++),
      sku: plan.code,
      slug: slugOf(plan.title),
      title: plan.title,
      type: line.handle as ProductType,
      categoryId: categoryIdOf(line.handle),
      specs: plan.specs,
      badge: plan.badge,
      unit,
      vatInside: false,
      listPerMonth: oldPrice ?? dong(plan.price),
      prices: planPrices(
        dong(plan.price),
        oldPrice,
        line.termDiscountPercent as Readonly<Record<string, number>>,
        unit,
      ),
      optionIds: optionIdsFor(line.handle),
      requiredOptionIds: requiredIdsFor(line.handle),
      cpus: cpusOf(plan.specs),
    };
  }),
);

type RawDomain = {
  ext: string;
  registrationFee?: number;
  maintenanceFee?: number;
  serviceFeeFirst?: number;
  serviceFeeRenew?: number;
  firstYear?: number;
  renew?: number;
};

const domainParts = (raw: RawDomain): DomainPriceParts =>
  raw.firstYear === undefined
    ? {
        registrationFee: dong(raw.registrationFee ?? 0),
        maintenancePerYear: dong(raw.maintenanceFee ?? 0),
        serviceFirstYear: dong(raw.serviceFeeFirst ?? 0),
        servicePerRenewalYear: dong(raw.serviceFeeRenew ?? 0),
      }
    : genericDomainParts(dong(raw.firstYear), dong(raw.renew ?? raw.firstYear));

/** Rate inside the domain prices that the seed shows per year. */
const DOMAIN_VAT_PERCENT = 8;

const domains: readonly SeedProduct[] = (catalogue.domains as readonly RawDomain[]).map((raw, index) => ({
  id: String(1101 + index),
  sku: `TM${raw.ext.toUpperCase().replaceAll('.', '-')}`,
  slug: `ten-mien${raw.ext.replaceAll('.', '-')}`,
  title: `Tên miền ${raw.ext}`,
  type: 'domain',
  categoryId: categoryIdOf('domain'),
  specs: '',
  badge: null,
  unit: YEAR,
  vatInside: true,
  listPerMonth: zeroDong,
  prices: domainPrices(domainParts(raw), DOMAIN_VAT_PERCENT),
  optionIds: optionIdsFor('domain'),
  requiredOptionIds: requiredIdsFor('domain'),
  cpus: 0,
}));

export const seedProducts: readonly SeedProduct[] = [...plans, ...domains];
