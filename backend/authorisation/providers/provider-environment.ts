import * as z from 'zod';
import { StartFailure } from '#backend/platform/start-failure.ts';
import type { Mode } from '#contracts/mode.ts';
import { isThisMachine } from '#contracts/secrets/plaintext-services.ts';
import { setting, switchSetting } from '#contracts/settings/setting.ts';

export type ProviderClient = { readonly id: string; readonly secret: string };

/** null: the provider is not configured. [MARKET 5] */
export type ProviderEnvironment = {
  readonly google: ProviderClient | null;
  readonly facebook: (ProviderClient & { readonly version: string }) | null;
  readonly zalo: ProviderClient | null;
  /** Any OpenID provider. `name`: on its button. */
  readonly openid: (ProviderClient & { readonly issuer: string; readonly name: string }) | null;
  /** Whether the embedded identity provider substitutes those that are not configured. */
  readonly embedded: boolean;
};

const embedded = 'in development the embedded provider; in production no such log-in';

/** `path`: of its redirect URI. */
const clientId = (name: string, path: string, example: string) =>
  setting(z.string().optional(), {
    group: 'Log-in',
    meaning: `the shop at ${name}; its redirect URI is \`{AUTH_PUBLIC_ORIGIN}/authorization-gateway/callback/${path}\``,
    example,
    otherwise: embedded,
  });

const clientSecret = (name: string) =>
  setting(z.string().optional(), {
    group: 'Log-in',
    meaning: `secret of the shop at ${name}`,
    example: '…',
    otherwise: embedded,
    isSecret: true,
  });

/** Without TLS on this machine only. [OpenID Connect Discovery, 4.1] */
const isIssuer = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, search, hash } = new URL(text);
  const isProtected = protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname));
  return isProtected && username === '' && search === '' && hash === '';
};

const openId = { group: 'Log-in', otherwise: 'no such log-in' } as const;

export const providerVariables = {
  IDENTITY_PROVIDER: setting(switchSetting('IDENTITY_PROVIDER').optional(), {
    group: 'Development',
    meaning: '1: the embedded provider stands in for those that are not configured; it accepts any e-mail address',
    example: '0',
    otherwise: '1; in production always 0',
    isStandIn: true,
  }),
  GOOGLE_CLIENT_ID: clientId('Google', 'google', '….apps.googleusercontent.com'),
  GOOGLE_CLIENT_SECRET: clientSecret('Google'),
  FACEBOOK_APP_ID: clientId('Facebook', 'facebook', '1234567890'),
  FACEBOOK_APP_SECRET: clientSecret('Facebook'),
  FACEBOOK_API_VERSION: setting(
    z
      .string()
      .regex(/^v\d{1,3}\.\d$/, 'FACEBOOK_API_VERSION must be a version such as v24.0.')
      .default('v24.0'),
    { group: 'Log-in', meaning: 'version of Facebook’s interface', example: 'v24.0' },
  ),
  ZALO_APP_ID: clientId('Zalo', 'zalo', '1234567890'),
  ZALO_APP_SECRET: clientSecret('Zalo'),
  OIDC_ISSUER: setting(
    z
      .string()
      .refine(isIssuer, 'OIDC_ISSUER must be an https address without a query, such as https://login.example/shop.')
      .optional(),
    { ...openId, meaning: 'issuer of any other OpenID provider', example: 'https://login.example/realms/shop' },
  ),
  OIDC_CLIENT_ID: setting(z.string().optional(), {
    ...openId,
    meaning:
      'the shop at that issuer; its redirect URI is `{AUTH_PUBLIC_ORIGIN}/authorization-gateway/callback/openid`',
    example: 'shop',
  }),
  OIDC_CLIENT_SECRET: setting(z.string().optional(), {
    ...openId,
    meaning: 'secret of the shop at that issuer',
    example: '…',
    isSecret: true,
  }),
  OIDC_NAME: setting(
    z
      .string()
      .regex(/^[^<>\p{Cc}]{1,40}$/u, 'OIDC_NAME must be a name of at most 40 characters for the button.')
      .optional(),
    {
      ...openId,
      meaning: 'name on the button of that provider',
      example: 'Công Ty Mẹ',
      otherwise: 'the host of the issuer',
    },
  ),
};

const read = z.object(providerVariables);

/**
 * The embedded provider confirms any typed address, so only development has it. Throws StartFailure for every provider
 * that is only partly configured.
 */
export const parseProviderEnvironment = (given: z.infer<typeof read>, mode: Mode): ProviderEnvironment => {
  const mistakes: string[] = [];
  const client = (
    idName: keyof typeof providerVariables,
    secretName: keyof typeof providerVariables,
  ): ProviderClient | null => {
    const [id, secret] = [given[idName], given[secretName]];
    if (id && secret) return { id, secret };
    if (id || secret) mistakes.push(`${id ? secretName : idName} is missing beside ${id ? idName : secretName}.`);
    return null;
  };
  const google = client('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET');
  const facebook = client('FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET');
  const zalo = client('ZALO_APP_ID', 'ZALO_APP_SECRET');
  const { OIDC_ISSUER: issuer, OIDC_NAME: name } = given;
  const openid = client('OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET');
  if ((openid === null) !== (issuer === undefined))
    mistakes.push(
      openid ? 'OIDC_ISSUER is missing beside OIDC_CLIENT_ID.' : 'OIDC_CLIENT_ID is missing beside OIDC_ISSUER.',
    );
  if (mistakes.length > 0) throw new StartFailure(mistakes.join('\n'));
  return {
    google,
    facebook: facebook && { ...facebook, version: given.FACEBOOK_API_VERSION },
    zalo,
    openid: openid && issuer ? { ...openid, issuer, name: name ?? new URL(issuer).host } : null,
    embedded: (given.IDENTITY_PROVIDER ?? (mode === 'development' ? '1' : '0')) === '1',
  };
};
