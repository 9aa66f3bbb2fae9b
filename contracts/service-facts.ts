import { type DocumentState, needsRegistrantDocuments } from '#core/domains/registrant-documents.ts';
import type { ServiceDetail } from '#core/services/service.ts';
import type { ServiceKind } from '#core/shared/service-kind.ts';

/** The user name is null when none is needed. */
export type SetUp = Pick<
  ServiceDetail,
  | ('name' | 'address' | 'location' | 'ips' | 'computingId')
  | ('urlPublic' | 'urlPrivate' | 'username' | 'resources' | 'configs' | 'extra')
>;

/** Name of the option. [options.json] */
export const SYSTEM = 'Hệ điều hành';
export const isWindows = (system: string): boolean => system.startsWith('Windows');

/** What the facts are built from. */
export type Known = {
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

/** A reserved example domain, so that no link leads to a third party. [RFC 2606] */
const OWN = 'cuahangmay.example';

/** Of the shop. */
export const shopNameServers: readonly string[] = [`ns1.${OWN}`, `ns2.${OWN}`];

const nowhere: Facts = { address: '', urlPublic: null, urlPrivate: null, username: null, extra: [] };

export const paperStates = {
  WAITING: 'Chờ xác thực thông tin',
  SENT: 'Chờ duyệt',
  RETURNED: 'Cần bổ sung hồ sơ',
  APPROVED: 'Hồ sơ đã duyệt',
  DEPLOYED: 'Đã triển khai',
  NOT_NEEDED: 'Không cần hồ sơ',
} as const satisfies Readonly<Record<DocumentState, string>>;
export const PAPERS = 'Hồ sơ';

/** Initial document state of a purchased domain; the registry has the documents of a transferred one already. */
export const firstDocumentState = (domain: string, isTransfer: boolean): DocumentState =>
  !isTransfer && needsRegistrantDocuments(domain) ? 'WAITING' : 'NOT_NEEDED';

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
  extra: [{ title: 'Máy chủ tên', facts: shopNameServers.map((value, index) => ({ name: `NS${index + 1}`, value })) }],
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
  const accessKey = `CHM${short.toUpperCase()}`;
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
  extra: [{ title: PAPERS, facts: [{ name: 'Tình trạng', value: paperStates[firstDocumentState(name, false)] }] }],
});

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
};

export const factsOf = (kind: ServiceKind, known: Known): Facts => makers[kind](known);
