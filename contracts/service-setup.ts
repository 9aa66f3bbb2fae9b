import { BOUGHT_USERS } from '#core/control-rules/seats.ts';
import type { DocumentState } from '#core/domains/documents/registrant-documents.ts';
import type { ServiceFact } from '#core/services/service.ts';
import { type ServiceKind, serviceRules } from '#core/shared/goods/service-kind.ts';
import { serviceKindOf } from './seed/kinds-of-lines.ts';
import { documentFacts, PAPERS, paperStates, type SetUp } from './service-facts.ts';

/** An ordered unit before provisioning. */
export type Ordered = {
  /** 128 bits in hexadecimal; all addresses derive from it. */
  readonly id: string;
  /** Handle of the product line. */
  readonly type: string;
  /** What the line says of its kind; null where its handle says it. */
  readonly kind: ServiceKind | null;
  readonly title: string;
  /** Quantity of the line, and the 0-based index of this unit. */
  readonly count: number;
  readonly index: number;
  /** The domain name, otherwise empty. */
  readonly domain: string;
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
export const LOCATION = 'Trung tâm dữ liệu';
const DOMAIN = 'Tên miền';

/** 32-bit FNV-1a. */
export const numberFrom = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
};

export const chosenValue = (options: Ordered['options'], name: string): string =>
  options.find((option) => option.name === name)?.value.trim() ?? '';

const kindOf = ({ kind, type }: Pick<Ordered, 'kind' | 'type'>): ServiceKind => kind ?? serviceKindOf(type);

const nameOf = (ordered: Ordered): string => {
  const { title, count, index, domain, type } = ordered;
  if (type === 'domain' && domain !== '') return domain;
  return count > 1 && !serviceRules[kindOf(ordered)].countsUsers ? `${title} (${index + 1}/${count})` : title;
};

/** Where its buyer wants it to run; empty for what runs nowhere of its own, and where the shop offers no choice. */
export const locationOf = (ordered: Pick<Ordered, 'type' | 'kind' | 'options'>): string =>
  serviceRules[kindOf(ordered)].hasLocation ? chosenValue(ordered.options, LOCATION) : '';

/** The domain that a service is for; empty when none was given. */
export const siteOf = ({ type, domain, options }: Pick<Ordered, 'type' | 'domain' | 'options'>): string =>
  (type === 'domain' && domain) || chosenValue(options, DOMAIN).toLowerCase();

/** What a paid line says of its service, before anybody has set it up: no addresses, no user, no keys. */
export const orderedSetUp = (ordered: Ordered): SetUp => {
  const { id, options, specifications, count } = ordered;
  const { isDomain, isServer, countsUsers } = serviceRules[kindOf(ordered)];
  return {
    name: nameOf(ordered),
    location: locationOf(ordered),
    ips: [],
    computingId: isServer ? `vm-${id}` : null,
    address: isDomain ? ordered.domain : '',
    urlPublic: null,
    urlPrivate: null,
    username: null,
    extra: isDomain ? [documentFacts(ordered.domain)] : [],
    resources: [
      ...specifications.map(({ label, value }) => ({ name: label, value })),
      ...(countsUsers ? [{ name: BOUGHT_USERS, value: String(count) }] : []),
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
