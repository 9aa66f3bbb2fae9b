import { createHash, createHmac } from 'node:crypto';
import type { XmlNode } from '#backend/platform/xml/write-xml.ts';
import type { DomainOrder, Task } from '#backend/provisioning/provisioner.ts';
import type { DomainContact } from '#core/domain-control/domain-contact.ts';
import type { ContactRole } from '#core/domain-control/domain-settings.ts';
import { isBelow, type NameServer } from '#core/domain-control/name-servers.ts';
import { withoutAccents } from '#core/shared/text/fold-vietnamese.ts';
import type { EppCommand } from './epp-session.ts';

/** What a registry needs and a contact does not have. Its message is for members of the staff. */
export class Incomplete extends Error {
  override readonly name = 'Incomplete';
}

/** Names of the roles in EPP; the registrant is no contact of a role. [RFC 5731, 2.2] */
const roleTypes = { administrative: 'admin', technical: 'tech', billing: 'billing' } as const;
const roleLetters: Readonly<Record<ContactRole, string>> = {
  registrant: 'r',
  administrative: 'a',
  technical: 't',
  billing: 'b',
};
export const roles = Object.keys(roleLetters) as readonly ContactRole[];

/** Of a service, in 16 characters, as many as a registry takes. [RFC 5733, 2.1] */
export const contactIdOf = ({ id }: Pick<Task['service'], 'id'>, role: ContactRole): string =>
  `${roleLetters[role]}${createHash('sha256').update(id).digest('hex').slice(0, 15)}`;

/** The same for a key however often it is asked, and nobody guesses it; 16 characters, about 95 bits. */
export const codeOf = (secret: string, key: string): string =>
  createHmac('sha256', secret).update(`auth code ${key}`).digest('base64').replace(/[+/=]/g, 'x').slice(0, 16);

const plain = (text: string): string => withoutAccents(text).trim();

/** Street and city of an address on one line; the city is its last part. */
const splitAddress = (address: string): readonly [street: string, city: string] => {
  const parts = plain(address)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.length < 2 ? [parts[0] ?? '', parts[0] ?? ''] : [parts.slice(0, -1).join(', '), parts.at(-1) ?? ''];
};

/** `0912345678` is `+84.912345678`. [RFC 5733, 2.5] */
const toVoice = (phone: string): string => `+84.${phone.replace(/^0/, '')}`;

/** In letters without accents, which every registry takes. Throws Incomplete. */
const postalInfo = ({ name, organisation, address, phone, email }: DomainContact): readonly XmlNode[] => {
  const missing = [
    name === '' ? 'tên' : null,
    address === '' ? 'địa chỉ' : null,
    phone === '' ? 'điện thoại' : null,
    email === '' ? 'email' : null,
  ].filter((each) => each !== null);
  if (missing.length > 0) throw new Incomplete(`Liên hệ của tên miền thiếu ${missing.join(', ')}.`);
  const [street, city] = splitAddress(address);
  return [
    [
      'contact:postalInfo',
      [
        ['contact:name', plain(name)],
        ...(organisation === '' ? [] : [['contact:org', plain(organisation)] as const]),
        [
          'contact:addr',
          [
            ['contact:street', street],
            ['contact:city', city],
            ['contact:cc', 'VN'],
          ],
        ],
      ],
      { type: 'int' },
    ],
    ['contact:voice', toVoice(phone)],
    ['contact:email', email],
  ];
};

export const createContact = (id: string, contact: DomainContact, code: string): EppCommand => [
  'create',
  'contact',
  [['contact:id', id], ...postalInfo(contact), ['contact:authInfo', [['contact:pw', code]]]],
];

export const updateContact = (id: string, contact: DomainContact): EppCommand => [
  'update',
  'contact',
  [
    ['contact:id', id],
    ['contact:chg', postalInfo(contact)],
  ],
];

export const createHost = ({ host, addresses }: NameServer): EppCommand => [
  'create',
  'host',
  [
    ['host:name', host],
    ...addresses.map((each): XmlNode => ['host:addr', each, { ip: each.includes(':') ? 'v6' : 'v4' }]),
  ],
];

export const domainInfo = (name: string): EppCommand => ['info', 'domain', [['domain:name', name]]];

const years = (count: number): XmlNode => ['domain:period', String(count), { unit: 'y' }];
const authInfo = (code: string): XmlNode => ['domain:authInfo', [['domain:pw', code]]];
const hostNodes = (hosts: readonly string[]): readonly XmlNode[] =>
  hosts.length === 0 ? [] : [['domain:ns', hosts.map((host) => ['domain:hostObj', host])]];

/** Those that exist before the name does. */
export const foreignServers = (name: string, { nameServers }: DomainOrder): readonly NameServer[] =>
  (nameServers ?? []).filter(({ host }) => !isBelow(name, host));

export const createDomain = ({ key, service }: Task, order: DomainOrder, secret: string): EppCommand => [
  'create',
  'domain',
  [
    ['domain:name', service.name],
    years(order.years),
    ...hostNodes(foreignServers(service.name, order).map(({ host }) => host)),
    ['domain:registrant', contactIdOf(service, 'registrant')],
    ...Object.entries(roleTypes).map(
      ([role, type]): XmlNode => ['domain:contact', contactIdOf(service, role as keyof typeof roleTypes), { type }],
    ),
    authInfo(codeOf(secret, key)),
  ],
];

/** `expiresAt`: the end that the registry knows, which makes a repeated renewal fail. [RFC 5731, 3.2.3] */
export const renewDomain = (name: string, expiresAt: string, count: number): EppCommand => [
  'renew',
  'domain',
  [['domain:name', name], ['domain:curExpDate', expiresAt.slice(0, 10)], years(count)],
];

export const transferDomain = (
  op: 'request' | 'query',
  name: string,
  code: string | null,
  count: number,
): EppCommand => [
  'transfer',
  'domain',
  [['domain:name', name], ...(op === 'request' ? [years(count)] : []), ...(code === null ? [] : [authInfo(code)])],
  { op },
];

/** What differs from what the registry has; empty lists leave their part out. */
export type DomainDifference = {
  readonly hosts: { readonly add: readonly string[]; readonly remove: readonly string[] };
  readonly locks: { readonly add: readonly string[]; readonly remove: readonly string[] };
  readonly registrant: string | null;
  readonly code: string | null;
};

const statusNodes = (locks: readonly string[]): readonly XmlNode[] =>
  locks.map((status): XmlNode => ['domain:status', '', { s: status }]);

const part = (name: string, children: readonly XmlNode[]): readonly XmlNode[] =>
  children.length === 0 ? [] : [[name, children]];

/** null when nothing differs. */
export const updateDomain = (name: string, { hosts, locks, registrant, code }: DomainDifference): EppCommand | null => {
  const changes = [
    ...part('domain:add', [...hostNodes(hosts.add), ...statusNodes(locks.add)]),
    ...part('domain:rem', [...hostNodes(hosts.remove), ...statusNodes(locks.remove)]),
    ...part('domain:chg', [
      ...(registrant === null ? [] : [['domain:registrant', registrant] as const]),
      ...(code === null ? [] : [authInfo(code)]),
    ]),
  ];
  return changes.length === 0 ? null : ['update', 'domain', [['domain:name', name], ...changes]];
};
