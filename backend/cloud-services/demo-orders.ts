import { seedProducts } from '#contracts/seed/catalogue.ts';
import { seedOptions } from '#contracts/seed/options.ts';
import { addMonthsToTime } from '#core/shared/calendar.ts';
import { DAY_MS, HOUR_MS } from '#core/shared/durations.ts';

export type DemoLine = {
  readonly productId: string;
  /** Term in the product's unit. */
  readonly time: number;
  readonly domain: string;
  readonly options: readonly { readonly id: string; readonly name: string; readonly value: string }[];
};

export type DemoOrder = {
  readonly key: string;
  /** When the order was placed and paid, ms since 1970 UTC. */
  readonly at: number;
  readonly lines: readonly DemoLine[];
  /** The servers await manual set-up, so the order is not completed. */
  readonly beingSetUp: boolean;
};

const DOMAIN = 'khach-demo.vn';

const selectOptions = (wanted: Readonly<Record<string, string>>): DemoLine['options'] =>
  Object.entries(wanted).map(([name, value]) => ({
    id: seedOptions.find((option) => option.name === name)?.id ?? '',
    name,
    value,
  }));

const demoLine = (
  sku: string,
  time: number,
  options: Readonly<Record<string, string>> = {},
  domain: string = '',
): DemoLine => {
  const product = seedProducts.find((each) => each.sku === sku);
  if (!product) throw new Error(`the seed has no article ${sku}`);
  return { productId: product.id, time, domain, options: selectOptions(options) };
};

/** Oldest first: five kinds of services, one expiring within 12 days, one being set up. `now` in ms since 1970 UTC. */
export const demoOrders = (now: number): readonly DemoOrder[] => [
  {
    key: 'web',
    at: now - 120 * DAY_MS,
    lines: [demoLine('WH-01', 12, { 'Tên miền': DOMAIN }), demoLine('TM-VN', 1, {}, DOMAIN)],
    beingSetUp: false,
  },
  {
    key: 'server',
    at: addMonthsToTime(now + 11 * DAY_MS, -3),
    lines: [demoLine('CS-03', 3, { 'Hệ điều hành': 'Ubuntu 24.04 LTS', 'Trung tâm dữ liệu': 'TP. Hồ Chí Minh' })],
    beingSetUp: false,
  },
  {
    key: 'storage',
    at: now - 30 * DAY_MS,
    lines: [demoLine('S3-100', 6, { 'Trung tâm dữ liệu': 'Hà Nội' })],
    beingSetUp: false,
  },
  {
    key: 'bare-metal',
    at: now - 3 * HOUR_MS,
    lines: [demoLine('BM-S', 12, { 'Hệ điều hành': 'Debian 12', 'Trung tâm dữ liệu': 'Hà Nội' })],
    beingSetUp: true,
  },
];
