import ipaddr from 'ipaddr.js';
import * as z from 'zod';
import type { SetUp } from '#contracts/service-facts.ts';
import type { ServiceKind } from '#core/shared/goods/service-kind.ts';
import { lookUp } from '#core/shared/text/look-up.ts';

/** How a typed value is checked. */
type FieldRule = 'ips' | 'host' | 'host-port' | 'url' | 'user' | 'secret' | 'text';

export type HandOverField = {
  /** Name in the form. */
  readonly key: string;
  readonly label: string;
  readonly rule: FieldRule;
  readonly isRequired: boolean;
};

const field = (key: string, label: string, rule: FieldRule, isRequired = true): HandOverField => ({
  key,
  label,
  rule,
  isRequired,
});

const address = field('ip', 'Địa chỉ IP, cách nhau bằng dấu cách', 'ips');
const user = field('user', 'Tên đăng nhập', 'user');
const password = field('password', 'Mật khẩu dùng một lần', 'secret');
const nameServers = [
  field('ns1', 'Máy chủ tên 1', 'host', false),
  field('ns2', 'Máy chủ tên 2', 'host', false),
] as const;

/** What staff type for each kind of service, in the order of the form and of a paste. */
export const handOverFields: Readonly<Record<ServiceKind, readonly HandOverField[]>> = {
  machine: [address, user, password],
  rack: [
    address,
    user,
    password,
    field('rack', 'Tủ máy', 'text', false),
    field('unit', 'Vị trí trong tủ', 'text', false),
    field('port', 'Cổng mạng', 'text', false),
  ],
  site: [address, field('panel', 'Trang quản trị (https)', 'url'), user, password, ...nameServers],
  mail: [
    field('mx', 'Máy chủ MX', 'host'),
    field('imap', 'IMAP, ví dụ mail.cty.vn:993', 'host-port'),
    field('smtp', 'SMTP, ví dụ mail.cty.vn:465', 'host-port'),
    field('webmail', 'Trang webmail (https)', 'url'),
    field('panel', 'Trang quản trị (https)', 'url', false),
    user,
    password,
  ],
  storage: [
    field('endpoint', 'Địa chỉ kết nối (https)', 'url'),
    field('bucket', 'Tên kho (bucket)', 'text'),
    field('access-key', 'Mã khoá (access key)', 'user'),
    field('password', 'Khoá bí mật (secret key)', 'secret'),
  ],
  backup: [field('endpoint', 'Địa chỉ kết nối (https)', 'url'), user, password],
  licence: [field('tenant', 'Tên miền của tổ chức', 'host'), user, password],
  lab: [field('lab', 'Địa chỉ phòng lab (https)', 'url'), user, password],
  domain: [...nameServers],
  other: [
    field('host', 'Địa chỉ hoặc tên máy', 'text', false),
    field('page', 'Trang sử dụng (https)', 'url', false),
    field('user', 'Tên đăng nhập', 'user', false),
    field('password', 'Mật khẩu dùng một lần', 'secret', false),
    field('note', 'Cách dùng', 'text', false),
  ],
};

/** Typed values by key; a missing key counts as empty. */
export type TypedFacts = ReadonlyMap<string, string>;

export type HandOverFacts = Pick<SetUp, 'address' | 'ips' | 'urlPublic' | 'urlPrivate' | 'username' | 'extra'> & {
  /** Shown once to the customer, never stored in the clear; null for kinds without a login. */
  readonly password: string | null;
};

export type HandOverReading =
  | { readonly ok: true; readonly facts: HandOverFacts }
  /** A Vietnamese sentence by key. */
  | { readonly ok: false; readonly problems: ReadonlyMap<string, string> };

const MAX_TEXT = 100;
const MAX_SECRET = 200;
const MIN_SECRET = 8;
const MAX_ADDRESSES = 16;

/** Names that lead nowhere. [RFC 2606, RFC 6761] */
const reservedNames = /(?:^|\.)(?:example|invalid|test|localhost|local|internal|example\.(?:com|net|org))$/;

const isHost = (text: string): boolean =>
  text.length <= 253 &&
  /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i.test(text) &&
  !reservedNames.test(text.toLowerCase());

/** Neither of documentation, loopback, multicast nor otherwise reserved: somebody can reach it. [RFC 5737, RFC 3849] */
const isReachable = (text: string): boolean => {
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return false;
  return ['unicast', 'private', 'uniqueLocal'].includes(ipaddr.parse(text).range());
};

const addressesIn = (text: string): readonly string[] => text.split(/[\s,]+/).filter((each) => each !== '');

const isUrl = (text: string): boolean => {
  if (!URL.canParse(text) || text.length > 300) return false;
  const { protocol, hostname, username } = new URL(text);
  return protocol === 'https:' && username === '' && (isHost(hostname) || isReachable(hostname));
};

const isHostPort = (text: string): boolean => {
  const [, host = '', port = ''] = /^(.+):(\d{1,5})$/.exec(text) ?? [];
  return isHost(host) && Number(port) > 0 && Number(port) < 65_536;
};

const rules: Readonly<Record<FieldRule, (text: string) => string | null>> = {
  ips: (text) => {
    const given = addressesIn(text);
    const wrong = given.find((each) => !isReachable(each));
    if (wrong !== undefined) return `«${wrong}» không phải địa chỉ IP dùng được.`;
    if (given.length > MAX_ADDRESSES) return `Tối đa ${MAX_ADDRESSES} địa chỉ.`;
    return new Set(given).size < given.length ? 'Một địa chỉ được gõ hai lần.' : null;
  },
  host: (text) => (isHost(text) ? null : 'Hãy gõ tên máy có thật, ví dụ ns1.cty.vn.'),
  'host-port': (text) => (isHostPort(text) ? null : 'Hãy gõ tên máy và cổng, ví dụ mail.cty.vn:993.'),
  url: (text) => (isUrl(text) ? null : 'Hãy gõ địa chỉ https có thật.'),
  user: (text) => (text.length <= MAX_TEXT && !/\s/.test(text) ? null : `Không có dấu cách, tối đa ${MAX_TEXT} ký tự.`),
  secret: (text) =>
    text.length >= MIN_SECRET && text.length <= MAX_SECRET ? null : `Từ ${MIN_SECRET} đến ${MAX_SECRET} ký tự.`,
  text: (text) => (text.length <= MAX_TEXT ? null : `Tối đa ${MAX_TEXT} ký tự.`),
};

const problemOf = ({ rule, isRequired }: HandOverField, text: string): string | null => {
  if (text === '') return isRequired ? 'Hãy điền mục này.' : null;
  return /\p{C}/u.test(text) ? 'Có ký tự không nhìn thấy được.' : rules[rule](text);
};

type Facts = (value: (key: string) => string) => Partial<HandOverFacts>;

const group = (title: string, given: readonly (readonly [string, string])[]): SetUp['extra'] => {
  const facts = given.filter(([, value]) => value !== '').map(([name, value]) => ({ name, value }));
  return facts.length === 0 ? [] : [{ title, facts }];
};

const nameServerGroup = (value: (key: string) => string): SetUp['extra'] =>
  group('Máy chủ tên', [
    ['NS1', value('ns1')],
    ['NS2', value('ns2')],
  ]);

/** How what was typed stands on the page of the service and in its mail. */
const factsOf: Readonly<Record<ServiceKind, Facts>> = {
  machine: () => ({}),
  rack: (value) => ({
    extra: group('Vị trí máy', [
      ['Tủ máy', value('rack')],
      ['Vị trí trong tủ', value('unit')],
      ['Cổng mạng', value('port')],
    ]),
  }),
  site: (value) => ({ urlPrivate: value('panel'), extra: nameServerGroup(value) }),
  mail: (value) => ({
    address: value('mx'),
    urlPublic: value('webmail'),
    urlPrivate: value('panel') || null,
    extra: group('Cấu hình thư', [
      ['MX', `10 ${value('mx')}`],
      ['IMAP', value('imap')],
      ['SMTP', value('smtp')],
    ]),
  }),
  storage: (value) => ({
    address: value('endpoint'),
    urlPublic: value('endpoint'),
    username: value('access-key'),
    extra: group('Kết nối S3', [
      ['Địa chỉ kết nối (endpoint)', value('endpoint')],
      ['Tên kho (bucket)', value('bucket')],
      ['Mã khoá (access key)', value('access-key')],
    ]),
  }),
  backup: (value) => ({ address: value('endpoint'), urlPrivate: value('endpoint') }),
  licence: (value) => ({ address: value('tenant') }),
  lab: (value) => ({ address: value('lab'), urlPublic: value('lab') }),
  domain: (value) => ({ extra: nameServerGroup(value) }),
  other: (value) => ({
    address: value('host'),
    urlPublic: value('page') || null,
    extra: group('Thông tin sử dụng', [['Cách dùng', value('note')]]),
  }),
};

/** For the developers of a system that sets services up. */
const ruleWords: Readonly<Record<FieldRule, string>> = {
  ips: `1 to ${MAX_ADDRESSES} IP addresses, separated by spaces; none of documentation`,
  host: 'host name',
  'host-port': 'host name and port, as mail.cty.vn:993',
  url: 'https address without credentials',
  user: `without spaces, at most ${MAX_TEXT} characters`,
  secret: `${MIN_SECRET} to ${MAX_SECRET} characters; its owner sees it once`,
  text: `at most ${MAX_TEXT} characters`,
};

const fieldSchema = (field: HandOverField) => {
  const text = z
    .string()
    .transform((typed) => typed.normalize('NFC').trim())
    .superRefine((value, { addIssue }) => {
      const problem = problemOf(field, value);
      if (problem !== null) addIssue(problem);
    });
  return (field.isRequired ? text : text.default('')).meta({ description: ruleWords[field.rule] });
};

/**
 * What is told of a service of this kind when it is handed over, each field checked for itself, whoever tells it: a
 * member, or the system of the firm. A field of another kind is refused. Problems are Vietnamese sentences by field.
 */
export const handOverSchema = (kind: ServiceKind) =>
  z
    .strictObject(Object.fromEntries(handOverFields[kind].map((each) => [each.key, fieldSchema(each)])))
    .transform((typed): HandOverFacts => {
      const value = (key: string): string => lookUp(typed, key) ?? '';
      const ips = addressesIn(value('ip'));
      return {
        address: ips[0] ?? '',
        ips,
        urlPublic: null,
        urlPrivate: null,
        username: value('user') || null,
        extra: [],
        ...factsOf[kind](value),
        password: value('password') || null,
      };
    });

/** Checks what a member typed; a missing field counts as empty, and others are left out. */
export const readHandOver = (kind: ServiceKind, typed: TypedFacts): HandOverReading => {
  const given = Object.fromEntries(handOverFields[kind].map(({ key }) => [key, typed.get(key) ?? '']));
  const read = handOverSchema(kind).safeParse(given);
  return read.success
    ? { ok: true, facts: read.data }
    : { ok: false, problems: new Map(read.error.issues.map(({ path, message }) => [String(path[0]), message])) };
};
