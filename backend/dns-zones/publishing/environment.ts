import * as z from 'zod';
import type { Mode } from '#contracts/mode.ts';
import { addressSetting, isHostName, setting, wrong } from '#contracts/settings/setting.ts';
import type { Clock } from '#core/shared/environment.port.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import type { DnsPublisher } from './dns-publisher.port.ts';
import { powerDnsPublisher } from './powerdns/powerdns-publisher.ts';
import { rfc2136Publisher } from './rfc2136/rfc2136-publisher.ts';
import { sandboxPublisher } from './sandbox-publisher.ts';

/** Who takes the zones. */
export type PublishingEnvironment = {
  /** `none`: the shop keeps no records. `sandbox`: it keeps them, and nobody answers with them. */
  readonly kind: Kind;
  readonly canSign: boolean;
  /** Null: nobody takes them. */
  readonly open: (clock: Clock) => DnsPublisher | null;
};

export type PublishingSettings = { readonly publishing: PublishingEnvironment };

const NONE = 'none';
const SANDBOX = 'sandbox';
const kinds = [NONE, SANDBOX, 'powerdns', 'rfc2136'] as const;
type Kind = (typeof kinds)[number];

const SERVER = /^(?:\[([\da-f:]+)\]|([a-z\d.-]+))(?::(\d{1,5}))?$/i;
const group = 'Domains and companies';

export const publishingVariables = {
  DNS_PUBLISHER: setting(
    z
      .enum(kinds, { error: wrong('DNS_PUBLISHER', 'none, powerdns or rfc2136, in development also sandbox') })
      .optional(),
    {
      group,
      meaning:
        '`powerdns` or `rfc2136`: the [name servers](#name-servers) that answer with the records which customers edit; needs `NAME_SERVERS`',
      example: 'powerdns',
      otherwise: '`none`: no page offers records; in development `sandbox`, where pages do and nobody answers',
    },
  ),
  POWERDNS_API_URL: setting(addressSetting('POWERDNS_API_URL', 'https://ns0.shop.example:8081').optional(), {
    group,
    meaning: 'the API of PowerDNS',
    example: 'https://ns0.shop.example:8081',
    otherwise: 'required with `DNS_PUBLISHER=powerdns`',
  }),
  POWERDNS_API_KEY: setting(z.string().optional(), {
    group,
    meaning: '`api-key` of PowerDNS',
    example: '… (the output of openssl rand -hex 32)',
    otherwise: 'required with `DNS_PUBLISHER=powerdns`',
    isSecret: true,
  }),
  RFC2136_SERVER: setting(
    z
      .string()
      .regex(SERVER, { error: wrong('RFC2136_SERVER', 'a host such as ns0.shop.example:53') })
      .optional(),
    {
      group,
      meaning: 'the primary name server, which takes dynamic updates over TCP',
      example: 'ns0.shop.example:53',
      otherwise: 'required with `DNS_PUBLISHER=rfc2136`',
    },
  ),
  RFC2136_KEY_NAME: setting(
    z
      .string()
      .refine((name) => isHostName(`${name}.key`), { error: wrong('RFC2136_KEY_NAME', 'a name such as shop') })
      .optional(),
    {
      group,
      meaning: 'name of the key, as `tsig-keygen` was given it; of hmac-sha256',
      example: 'shop',
      otherwise: 'required with `DNS_PUBLISHER=rfc2136`',
    },
  ),
  RFC2136_SECRET: setting(
    z
      .string()
      .regex(/^[A-Za-z\d+/]{22,}={0,2}$/, 'RFC2136_SECRET must be the secret that tsig-keygen writes, in Base64.')
      .optional(),
    {
      group,
      meaning: 'the secret of that key, in Base64',
      example: '… (of the output of tsig-keygen shop)',
      otherwise: 'required with `DNS_PUBLISHER=rfc2136`',
      isSecret: true,
    },
  ),
  RFC2136_CATALOGUE: setting(
    z
      .string()
      .refine(isHostName, { error: wrong('RFC2136_CATALOGUE', 'a zone such as zones.shop.example') })
      .optional(),
    {
      group,
      meaning: 'the zone that lists the zones of the shop, which the name server makes',
      example: 'zones.shop.example',
      otherwise: 'required with `DNS_PUBLISHER=rfc2136`',
    },
  ),
};

const read = z.object(publishingVariables);
type Given = z.infer<typeof read>;

const kindOf = ({ DNS_PUBLISHER }: Given, mode: Mode | null): Kind =>
  DNS_PUBLISHER ?? (mode === 'development' ? SANDBOX : NONE);

type Row = {
  /** Settings without which it cannot work. */
  readonly needed: readonly (keyof Given)[];
  /** Whether anybody is answered with the zones. */
  readonly isReal: boolean;
  readonly canSign: boolean;
  readonly open: (given: Given, clock: Clock) => DnsPublisher | null;
};

/** Every publisher. A new one has a row here and runs the laws of `test/dns/publishing/dns-publisher.contract.ts`. */
const publishers: Readonly<Record<Kind, Row>> = {
  none: { needed: [], isReal: false, canSign: false, open: () => null },
  sandbox: { needed: [], isReal: false, canSign: true, open: () => sandboxPublisher() },
  powerdns: {
    needed: ['POWERDNS_API_URL', 'POWERDNS_API_KEY'],
    isReal: true,
    canSign: true,
    open: ({ POWERDNS_API_URL: url = '', POWERDNS_API_KEY: key = '' }) => powerDnsPublisher({ url, key }),
  },
  rfc2136: {
    needed: ['RFC2136_SERVER', 'RFC2136_KEY_NAME', 'RFC2136_SECRET', 'RFC2136_CATALOGUE'],
    isReal: true,
    canSign: false,
    open: (given, clock) => {
      const [, ipv6, name = '', port = '53'] = SERVER.exec(given.RFC2136_SERVER ?? '') ?? [];
      const key = {
        name: `${given.RFC2136_KEY_NAME?.toLowerCase()}.`,
        secret: Buffer.from(given.RFC2136_SECRET ?? '', 'base64'),
      };
      const catalogue = given.RFC2136_CATALOGUE ?? '';
      return rfc2136Publisher({ host: ipv6 ?? name, port: Number(port), key, catalogue }, clock);
    },
  },
};

/** Whether name servers answer with the zones, and whether the shop keeps any. */
export const isPublished = ({ kind }: PublishingEnvironment): boolean => publishers[kind].isReal;
export const keepsZones = ({ kind }: PublishingEnvironment): boolean => kind !== NONE;

export const parsePublishingEnvironment = (given: Given, mode: Mode): PublishingEnvironment => {
  const kind = kindOf(given, mode);
  const { canSign, open } = publishers[kind];
  return { kind, canSign, open: (clock) => open(given, clock) };
};

/** A sentence per missing setting, and one about a stand-in in production. */
export const publishingProblems = (
  given: Given & { readonly NAME_SERVERS?: string | undefined },
  mode: Mode | null,
): readonly string[] => {
  const kind = kindOf(given, mode);
  const { needed, isReal } = publishers[kind];
  const missing: readonly string[] = needed.filter((name) => !lookUp(given, name));
  return [
    ...missing.map((name) => `${name} is missing; DNS_PUBLISHER=${kind} needs it.`),
    ...(mode === 'production' && isReal && given.NAME_SERVERS === undefined
      ? ['NAME_SERVERS is missing; the zones that DNS_PUBLISHER publishes are theirs.']
      : []),
    ...(mode === 'production' && kind === SANDBOX
      ? ['DNS_PUBLISHER=sandbox is for development only; set another one, or MODE=development.']
      : []),
  ];
};
