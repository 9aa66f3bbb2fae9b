import * as z from 'zod';
import type { Provisioning } from '#backend/platform/environment.ts';
import { certificateSetting, keyPairSetting } from '#backend/provisioning/pem.ts';
import { addressSetting, setting, wrong } from '#contracts/settings/setting.ts';

const group = 'Services of customers';
const otherwise = 'required with `incus` in `PROVISIONERS`';

/** «Debian 12=debian/12, *=ubuntu/24.04»; a name alone stands for nothing. Null when a name is missing or comes twice. */
const readNames = (text: string): Readonly<Record<string, string | null>> | null => {
  const pairs = text.split(',').map((each) => {
    const [name = '', ...rest] = each.split('=');
    return [name.trim(), rest.join('=').trim() || null] as const;
  });
  const isGood = pairs.every(([name]) => name !== '') && new Set(pairs.map(([name]) => name)).size === pairs.length;
  return isGood ? Object.fromEntries(pairs) : null;
};

const readImages = (text: string): Readonly<Record<string, string>> | null => {
  const found = Object.entries(readNames(text) ?? {});
  const whole = found.flatMap(([name, alias]) => (alias === null ? [] : [[name, alias] as const]));
  return found.length > 0 && whole.length === found.length ? Object.fromEntries(whole) : null;
};

export const incusVariables = {
  INCUS_URL: setting(addressSetting('INCUS_URL', 'https://10.0.0.5:8443').optional(), {
    group,
    meaning: 'a server of [Incus or LXD](provisioning.md#incus), whose machines are sold',
    example: 'https://10.0.0.5:8443',
    otherwise,
  }),
  INCUS_CLIENT: setting(keyPairSetting('INCUS_CLIENT'), {
    group,
    meaning: 'the certificate that the server trusts and its private key, as PEM; best in a file',
    example: '… (the output of cat client.crt client.key)',
    otherwise,
    isSecret: true,
  }),
  INCUS_SERVER_CERTIFICATE: setting(certificateSetting('INCUS_SERVER_CERTIFICATE'), {
    group,
    meaning: 'the certificate of that server, as PEM; no other is trusted then',
    example: '… (server.crt of the server)',
    otherwise: 'one of a public authority',
    isSecret: true,
  }),
  INCUS_KIND: setting(
    z
      .enum(['container', 'virtual-machine'], { error: wrong('INCUS_KIND', 'container or virtual-machine') })
      .default('container'),
    { group, meaning: '`container`, or `virtual-machine`', example: 'virtual-machine' },
  ),
  INCUS_PROFILE: setting(z.string().min(1).default('default'), {
    group,
    meaning: 'profile of every machine, with its disk and its network',
    example: 'customers',
  }),
  INCUS_IMAGES: setting(
    z
      .string()
      .refine((text) => readImages(text) !== null, {
        error: wrong(
          'INCUS_IMAGES',
          'aliases of images by operating system, such as Debian 12=debian/12, *=ubuntu/24.04',
        ),
      })
      .optional(),
    {
      group,
      meaning: 'alias of the image by operating system as it is sold; `*` are the others',
      example: 'Debian 12=debian/12/cloud, *=ubuntu/24.04/cloud',
      otherwise,
    },
  ),
  INCUS_LOCATIONS: setting(
    z
      .string()
      .refine((text) => readNames(text) !== null, {
        error: wrong('INCUS_LOCATIONS', 'places as they are sold, such as Hà Nội=hn-1, Đà Nẵng=@dn'),
      })
      .optional(),
    {
      group,
      meaning:
        'places that the server has, each with a member or `@group` of its cluster; without one on a single server',
      example: 'Hà Nội=hn-1, Đà Nẵng=@dn',
      otherwise,
    },
  ),
};

const variables = z.object(incusVariables);
type Given = z.infer<typeof variables>;

/** Null unless the four settings that it needs are there. */
export const parseIncus = (
  given: Given,
  abilities: NonNullable<Provisioning['incus']>['abilities'],
): Provisioning['incus'] => {
  const { INCUS_URL: url, INCUS_CLIENT: client, INCUS_KIND: kind, INCUS_PROFILE: profile } = given;
  const images = readImages(given.INCUS_IMAGES ?? '');
  const locations = readNames(given.INCUS_LOCATIONS ?? '');
  if (url === undefined || client === undefined || images === null || locations === null) return null;
  return {
    url,
    client,
    certificate: given.INCUS_SERVER_CERTIFICATE ?? null,
    kind,
    profile,
    images,
    locations,
    abilities,
  };
};

export const incusNeeds = ['INCUS_URL', 'INCUS_CLIENT', 'INCUS_IMAGES', 'INCUS_LOCATIONS'] as const;
