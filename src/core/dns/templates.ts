import type { ServiceDetail } from '#core/services/service.ts';
import { isRunning } from '#core/shared/service-status.ts';
import { parseIpv4, parseIpv6 } from './addresses.ts';
import { DEFAULT_TTL, type DnsRecord, type RecordType } from './dns-record.ts';
import { type Difference, differenceOf, sortRecords } from './zone.ts';

export const templateKinds = ['server', 'shop-mail', 'google', 'microsoft-365'] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** Records that an offer needs, and what they replace. */
export type Template = {
  readonly key: string;
  readonly kind: TemplateKind;
  /** Of the customer's service; empty for offers of others. */
  readonly service: string;
  readonly records: readonly DnsRecord[];
  readonly replaces: (record: DnsRecord) => boolean;
};

type Rented = Pick<ServiceDetail, 'id' | 'name' | 'status' | 'type' | 'address' | 'ips' | 'urlPublic'>;

const mailTypes = ['mail-server', 'dedicated-mail-server'];
/** Product lines whose addresses a web site can have. */
const serverTypes = ['cloud-server', 'dedicated-server', 'web-hosting', 'bare-metal', 'big-memory', 'gpu-desktop'];

/** Whether a template can be made of a service of this product line. */
export const hasTemplate = ({ type }: Pick<Rented, 'type'>): boolean =>
  serverTypes.includes(type) || mailTypes.includes(type);

type Use = {
  /** Whether browsers find a web site by it. */
  readonly leadsToSite: boolean;
  /** Whether data at the domain itself say where its mail goes, or comes from. */
  readonly isMail: (value: string) => boolean;
};

const other: Use = { leadsToSite: false, isMail: () => false };
const site: Use = { ...other, leadsToSite: true };

const uses: Readonly<Record<RecordType, Use>> = {
  A: site,
  AAAA: site,
  CNAME: site,
  HTTPS: site,
  MX: { ...other, isMail: () => true },
  TXT: { ...other, isMail: (value) => /^v=spf1(?: |$)/i.test(value) },
  SRV: other,
  CAA: other,
  NS: other,
  SVCB: other,
  TLSA: other,
  SSHFP: other,
  DS: other,
};

const record = (name: string, type: RecordType, value: string): DnsRecord => ({ name, type, ttl: DEFAULT_TTL, value });

/** Web site and `www` on the customer's own server; nothing when it has no address. */
export const siteRecords = ({ address, ips }: Pick<Rented, 'address' | 'ips'>): readonly DnsRecord[] => {
  const addresses = [...new Set([...ips, address])].flatMap((text): readonly Pick<DnsRecord, 'type' | 'value'>[] => {
    const ipv4 = parseIpv4(text);
    if (ipv4 !== null) return [{ type: 'A', value: ipv4 }];
    const ipv6 = parseIpv6(text);
    return ipv6 === null ? [] : [{ type: 'AAAA', value: ipv6 }];
  });
  return ['@', 'www'].flatMap((owner) => addresses.map(({ type, value }) => record(owner, type, value)));
};

const serverTemplate = (service: Rented): readonly Template[] => {
  const { id, name } = service;
  const records = siteRecords(service);
  if (records.length === 0) return [];
  const isReplaced = (each: DnsRecord): boolean =>
    (each.name === '@' || each.name === 'www') && uses[each.type].leadsToSite;
  return [{ key: `server-${id}`, kind: 'server', service: name, records, replaces: isReplaced }];
};

const isMailOfDomain = ({ name, type, value }: DnsRecord): boolean => name === '@' && uses[type].isMail(value);

/** Mail of the domain on the customer's own mail server. */
const shopMailTemplate = ({ id, name, urlPublic }: Rented): readonly Template[] => {
  const [, host] = /^https?:\/\/([a-z0-9.-]+)/.exec(urlPublic ?? '') ?? [];
  if (host === undefined) return [];
  const records = [record('@', 'MX', `10 ${host}`), record('@', 'TXT', 'v=spf1 mx ~all')];
  return [{ key: `mail-${id}`, kind: 'shop-mail', service: name, records, replaces: isMailOfDomain }];
};

/**
 * One MX record since 2023, with priority 1; the five older ones keep working but are not needed. [Google Workspace Admin
 * Help, answers 174125 and 33786]
 */
const google: Template = {
  key: 'google',
  kind: 'google',
  service: '',
  records: [record('@', 'MX', '1 smtp.google.com'), record('@', 'TXT', 'v=spf1 include:_spf.google.com ~all')],
  replaces: isMailOfDomain,
};

/**
 * The name of the mail server is commonly the domain with hyphens; Microsoft's administration page tells it. [Microsoft
 * Learn, External Domain Name System records for Office 365; Domain-Connect template microsoft.com.o365]
 */
const microsoft = (domain: string): Template => ({
  key: 'microsoft-365',
  kind: 'microsoft-365',
  service: '',
  records: [
    record('@', 'MX', `0 ${domain.replaceAll('.', '-')}.mail.protection.outlook.com`),
    record('@', 'TXT', 'v=spf1 include:spf.protection.outlook.com -all'),
    record('autodiscover', 'CNAME', 'autodiscover.outlook.com'),
  ],
  replaces: (each) => isMailOfDomain(each) || each.name === 'autodiscover',
});

/** Those of the customer's running services first. */
export const templatesFor = (domain: string, services: readonly Rented[]): readonly Template[] => {
  const running = services.filter(isRunning);
  return [
    ...running.filter(({ type }) => serverTypes.includes(type)).flatMap(serverTemplate),
    ...running.filter(({ type }) => mailTypes.includes(type)).flatMap(shopMailTemplate),
    google,
    microsoft(domain),
  ];
};

/** What applying a template changes; nothing when its records are all there. */
export const templateDifference = (
  records: readonly DnsRecord[],
  { replaces, records: wanted }: Template,
): Difference => differenceOf(records, sortRecords([...records.filter((each) => !replaces(each)), ...wanted]));
