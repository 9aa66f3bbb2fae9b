import { serviceKindOf } from '#contracts/seed/kinds-of-lines.ts';
import { sampleIdentity, sampleNameServers } from '#contracts/seed/sample-identity.ts';
import { documentFacts, isWindows, type SetUp, SYSTEM } from '#contracts/service-facts.ts';
import { chosenValue, numberFrom, type Ordered, orderedSetUp, siteOf } from '#contracts/service-setup.ts';
import type { ServiceKind } from '#core/shared/goods/service-kind.ts';

const OWN = sampleIdentity.domain;

/** Name of an option. [options.json] */
const MORE_ADDRESSES = 'Địa chỉ IPv4 thêm';

/** What the facts are built from. */
type Known = {
  /** Six hexadecimal digits of the id. */
  readonly short: string;
  /** Domain in lower case; empty when none was given. */
  readonly site: string;
  readonly ip: string;
  readonly region: string;
  readonly location: string;
  readonly windows: boolean;
};

type Facts = Pick<SetUp, 'address' | 'urlPublic' | 'urlPrivate' | 'username' | 'extra'>;

const nowhere: Facts = { address: '', urlPublic: null, urlPrivate: null, username: null, extra: [] };

/** Address ranges reserved for documentation. [RFC 5737] */
const RANGES = ['203.0.113', '198.51.100', '192.0.2'];

const ipOf = (id: string, index: number): string => {
  const number = numberFrom(`${id} ${index}`);
  return `${RANGES[number % RANGES.length]}.${1 + (Math.floor(number / 256) % 254)}`;
};

const ipsOf = ({ id, options }: Ordered): readonly string[] => {
  const more = Number(/^\d+/.exec(chosenValue(options, MORE_ADDRESSES))?.[0] ?? 0);
  return [...new Set(Array.from({ length: 1 + Math.min(more, 8) }, (_, index) => ipOf(id, index)))];
};

const machine = ({ ip, windows }: Known): Facts => ({
  ...nowhere,
  address: ip,
  username: windows ? 'Administrator' : 'root',
});

const rack = (known: Known): Facts => {
  const number = Number.parseInt(known.short.slice(0, 4), 16);
  return {
    ...machine(known),
    extra: [
      {
        title: 'Vị trí máy',
        facts: [
          { name: 'Trung tâm dữ liệu', value: known.location },
          { name: 'Tủ máy', value: `${known.region.toUpperCase()}-R${String(1 + (number % 40)).padStart(2, '0')}` },
          { name: 'Vị trí trong tủ', value: `U${1 + (number % 42)}` },
          { name: 'Cổng mạng', value: `sw-${known.region}-${1 + (number % 8)}/${1 + (number % 48)}` },
        ],
      },
    ],
  };
};

const site = ({ short, site: domain, ip }: Known): Facts => ({
  ...nowhere,
  address: domain || ip,
  urlPublic: `http://${domain || `web-${short}.${OWN}`}`,
  urlPrivate: `https://panel-${short}.${OWN}:8443`,
  username: `web${short}`,
  extra: [
    { title: 'Máy chủ tên', facts: sampleNameServers.map((value, index) => ({ name: `NS${index + 1}`, value })) },
  ],
});

const mail = ({ short, site: domain, ip }: Known): Facts => {
  const host = `mail-${short}.${OWN}`;
  return {
    ...nowhere,
    address: domain || ip,
    urlPublic: `https://${host}`,
    urlPrivate: `https://${host}:8443`,
    username: `postmaster@${domain || host}`,
    extra: [
      {
        title: 'Cấu hình thư',
        facts: [
          { name: 'MX', value: `10 ${host}` },
          { name: 'IMAP', value: `${host}:993` },
          { name: 'SMTP', value: `${host}:465` },
        ],
      },
    ],
  };
};

const storage = ({ short, region }: Known): Facts => {
  const endpoint = `https://s3-${region}.${OWN}`;
  const accessKey = `KEY${short.toUpperCase()}`;
  return {
    ...nowhere,
    address: endpoint,
    urlPublic: endpoint,
    username: accessKey,
    extra: [
      {
        title: 'Kết nối S3',
        facts: [
          { name: 'Địa chỉ kết nối (endpoint)', value: endpoint },
          { name: 'Tên kho (bucket)', value: `kho-${short}` },
          { name: 'Mã khoá (access key)', value: accessKey },
        ],
      },
    ],
  };
};

const backup = ({ short, region }: Known): Facts => {
  const endpoint = `https://backup-${region}.${OWN}`;
  return { ...nowhere, address: endpoint, urlPrivate: endpoint, username: `bk${short}` };
};

const licence = ({ short, site: domain }: Known): Facts => ({
  ...nowhere,
  address: domain,
  username: `admin@${domain || `khach-${short}.${OWN}`}`,
});

const lab = ({ short }: Known): Facts => {
  const url = `https://lab-${short}.${OWN}`;
  return { ...nowhere, address: url, urlPublic: url, username: `lab${short}` };
};

const domain = ({ site: name }: Known): Facts => ({
  ...nowhere,
  address: name,
  extra: [documentFacts(name)],
});

/** Set up by hand, by whoever knows what it is. */
const other = ({ short }: Known): Facts => ({ ...nowhere, address: `${short}.${OWN}`, username: `khach${short}` });

const makers: Readonly<Record<ServiceKind, (known: Known) => Facts>> = {
  machine,
  rack,
  site,
  mail,
  storage,
  backup,
  licence,
  lab,
  domain,
  other,
};

const factsOf = (kind: ServiceKind, known: Known): Facts => makers[kind](known);

/** Region name of a data centre in storage URLs. */
const regionOf = (location: string): string =>
  location === 'TP. Hồ Chí Minh' ? 'hcm' : location === 'Đà Nẵng' ? 'dng' : 'han';

/**
 * The set-up of a paid line that nobody has really set up: invented, deterministic per id. Of the reference backend in
 * development and of the fakes.
 */
export const sandboxSetUp = (ordered: Ordered): SetUp => {
  const { id, type, options } = ordered;
  const kind = ordered.kind ?? serviceKindOf(type);
  const plain = orderedSetUp(ordered);
  const ips = ['machine', 'rack', 'site', 'mail'].includes(kind) ? ipsOf(ordered) : [];
  const system = chosenValue(options, SYSTEM) || (type === 'gpu-desktop' ? 'Windows 11 Pro' : '');
  const facts = factsOf(kind, {
    short: id.slice(0, 6),
    site: siteOf(ordered),
    ip: ips[0] ?? '',
    region: regionOf(plain.location),
    location: plain.location,
    windows: isWindows(system),
  });
  return { ...plain, ips, ...facts };
};
