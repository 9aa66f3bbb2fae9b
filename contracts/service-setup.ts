import { BOUGHT_USERS } from '#core/control-rules/seats.ts';
import type { DocumentState } from '#core/domains/registrant-documents.ts';
import type { ServiceFact } from '#core/services/service.ts';
import { serviceTypeOf } from './seed/service-types.ts';
import { factsOf, isWindows, PAPERS, paperStates, type SetUp, SYSTEM } from './service-facts.ts';

/** An ordered unit before provisioning. */
export type Ordered = {
  /** 128 bits in hexadecimal; all addresses derive from it. */
  readonly id: string;
  /** Handle of the product line. */
  readonly type: string;
  readonly title: string;
  /** Quantity of the line, and the 0-based index of this unit. */
  readonly count: number;
  readonly index: number;
  /** The domain name, otherwise empty. */
  readonly domain: string;
  /** Whether the domain comes from another registrar. */
  /** Specifications from the plan's page. */
  readonly specifications: readonly { readonly label: string; readonly value: string }[];
  /** Priced or not. */
  readonly options: readonly ServiceFact[];
};

/** Options of a line as «name: value»: free ones from the line, priced ones from the titles of its child items. */
export const selectedOptions = (free: readonly ServiceFact[], childTitles: readonly string[]): Ordered['options'] => [
  ...free.map(({ name, value }) => ({ name, value })),
  ...childTitles.map((title) => {
    const [name = '', ...value] = title.split(': ');
    return { name, value: value.join(': ') };
  }),
];

/** Names of the options that affect more than a config row. [options.json] */
const LOCATION = 'Trung tâm dữ liệu';
const DOMAIN = 'Tên miền';
const MORE_ADDRESSES = 'Địa chỉ IPv4 thêm';

/** Default location when the buyer has not selected one. */
const HOME = 'Hà Nội';

/** Address ranges reserved for documentation. [RFC 5737] */
const RANGES = ['203.0.113', '198.51.100', '192.0.2'];

/** 32-bit FNV-1a. */
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

/** Region name of a data centre in storage URLs. */
const regionOf = (location: string): string =>
  location === 'TP. Hồ Chí Minh' ? 'hcm' : location === 'Đà Nẵng' ? 'dng' : 'han';

/** A paid line's service, deterministic per id; shared by the reference backend and the fakes. */
export const setUpOf = (ordered: Ordered): SetUp => {
  const { id, type, options, domain, specifications, count } = ordered;
  const { kind } = serviceTypeOf(type);
  const short = id.slice(0, 6);
  const location = kind === 'domain' || kind === 'licence' ? '' : chosenValue(options, LOCATION) || HOME;
  const site = (type === 'domain' && domain) || chosenValue(options, DOMAIN).toLowerCase();
  const ips = ['machine', 'rack', 'site', 'mail'].includes(kind) ? ipsOf(ordered) : [];
  const system = chosenValue(options, SYSTEM) || (type === 'gpu-desktop' ? 'Windows 11 Pro' : '');
  const windows = isWindows(system);
  const facts = factsOf(kind, { short, site, ip: ips[0] ?? '', region: regionOf(location), location, windows });
  return {
    name: nameOf(ordered),
    location,
    ips,
    computingId: kind === 'machine' || kind === 'rack' ? `vm-${id}` : null,
    ...facts,
    resources: [
      ...specifications.map(({ label, value }) => ({ name: label, value })),
      ...(kind === 'licence' ? [{ name: BOUGHT_USERS, value: String(count) }] : []),
    ],
    configs: options.filter(({ name, value }) => value.trim() !== '' && name !== ''),
  };
};

/**
 * What the owner sees of a service: no addresses before delivery, because the server does not respond before, and the
 * current state of a domain's documents, which changes after set-up.
 */
export const visibleSetUp = <Made extends SetUp>(
  setUp: Made,
  isDelivered: boolean,
  documentState: DocumentState | null | undefined,
): Made => {
  const hidden = { address: '', ips: [], computingId: null, urlPublic: null, urlPrivate: null, username: null };
  if (!isDelivered) return { ...setUp, ...hidden, extra: [] };
  if (documentState == null) return setUp;
  const facts = [{ name: 'Tình trạng', value: paperStates[documentState] }];
  return { ...setUp, extra: setUp.extra.map((each) => (each.title === PAPERS ? { ...each, facts } : each)) };
};
