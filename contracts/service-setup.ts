import type { ServiceFact } from '#core/services/service.ts';
import { serviceTypeOf } from './seed/service-types.ts';
import { factsOf, type SetUp } from './service-facts.ts';

/** What is known of a machine before it is set up. */
export type Ordered = {
  /** 128 bits of the service, hexadecimal; every address follows from it. */
  readonly id: string;
  /** Handle of the product line. */
  readonly type: string;
  readonly title: string;
  /** Machines or users of the line, and which of them this is, from 0. */
  readonly count: number;
  readonly index: number;
  /** Domain name of a domain item, else an empty text. */
  readonly domain: string;
  /** Rows of the plan's page. */
  readonly specifications: readonly { readonly label: string; readonly value: string }[];
  /** What was chosen, priced or not. */
  readonly options: readonly ServiceFact[];
};
/** Names of the options that decide more than a row of configs. [options.json] */
const LOCATION = 'Trung tâm dữ liệu';
const DOMAIN = 'Tên miền';
const MORE_ADDRESSES = 'Địa chỉ IPv4 thêm';
const SYSTEM = 'Hệ điều hành';

/** Where machines stand whose buyer was not asked. */
const HOME = 'Hà Nội';

/** Ranges that are reserved for documentation: nobody is there. [RFC 5737] */
const RANGES = ['203.0.113', '198.51.100', '192.0.2'];

/** FNV-1a of a text, 32 bits. */
export const numberFrom = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
};

const ipOf = (id: string, index: number): string => {
  const number = numberFrom(`${id} ${index}`);
  return `${RANGES[number % RANGES.length]}.${1 + (Math.floor(number / 256) % 254)}`;
};

const chosenValue = (options: Ordered['options'], name: string): string =>
  options.find((option) => option.name === name)?.value.trim() ?? '';

const ipsOf = ({ id, options }: Ordered): readonly string[] => {
  const more = Number(/^\d+/.exec(chosenValue(options, MORE_ADDRESSES))?.[0] ?? 0);
  return [...new Set(Array.from({ length: 1 + Math.min(more, 8) }, (_, index) => ipOf(id, index)))];
};

const nameOf = ({ title, count, index, domain, type }: Ordered): string => {
  if (type === 'domain' && domain !== '') return domain;
  return count > 1 && serviceTypeOf(type).kind !== 'licence' ? `${title} (${index + 1}/${count})` : title;
};

/** Regional name of a data centre, for storage addresses. */
const regionOf = (location: string): string =>
  location === 'TP. Hồ Chí Minh' ? 'hcm' : location === 'Đà Nẵng' ? 'dng' : 'han';

/**
 * What a buyer gets for a line that he paid: addresses in documentation ranges, the same ones whenever it is asked for
 * the same id. The reference backend and the fakes hand over the same.
 */
export const setUpOf = (ordered: Ordered): SetUp => {
  const { id, type, options, domain, specifications, count } = ordered;
  const { kind } = serviceTypeOf(type);
  const short = id.slice(0, 6);
  const location = kind === 'domain' || kind === 'licence' ? '' : chosenValue(options, LOCATION) || HOME;
  const site = (type === 'domain' && domain) || chosenValue(options, DOMAIN).toLowerCase();
  const ips = ['machine', 'rack', 'site', 'mail'].includes(kind) ? ipsOf(ordered) : [];
  const windows = type === 'gpu-desktop' || chosenValue(options, SYSTEM).startsWith('Windows');
  const facts = factsOf(kind, { short, site, ip: ips[0] ?? '', region: regionOf(location), location, windows });
  return {
    name: nameOf(ordered),
    location,
    ips,
    computingId: kind === 'machine' || kind === 'rack' ? `vm-${id}` : null,
    ...facts,
    resources: [
      ...specifications.map(({ label, value }) => ({ name: label, value })),
      ...(kind === 'licence' ? [{ name: 'Số người dùng', value: String(count) }] : []),
    ],
    configs: options.filter(({ name, value }) => value.trim() !== '' && name !== ''),
  };
};
