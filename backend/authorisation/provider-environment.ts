import * as z from 'zod';
import { StartFailure } from '#backend/platform/start-failure.ts';
import type { Mode } from '#contracts/mode.ts';

export type ProviderClient = { readonly id: string; readonly secret: string };

/** null: the provider is not configured. [MARKET 5] */
export type ProviderEnvironment = {
  readonly google: ProviderClient | null;
  readonly facebook: (ProviderClient & { readonly version: string }) | null;
  readonly zalo: ProviderClient | null;
  /** Whether the embedded identity provider substitutes those that are not configured. */
  readonly embedded: boolean;
};

export const providerVariables = {
  IDENTITY_PROVIDER: z.enum(['0', '1'], 'IDENTITY_PROVIDER must be 0 or 1.').optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_APP_ID: z.string().optional(),
  FACEBOOK_APP_SECRET: z.string().optional(),
  FACEBOOK_API_VERSION: z
    .string()
    .regex(/^v\d{1,3}\.\d$/, 'FACEBOOK_API_VERSION must be a version such as v24.0.')
    .default('v24.0'),
  ZALO_APP_ID: z.string().optional(),
  ZALO_APP_SECRET: z.string().optional(),
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
  if (mistakes.length > 0) throw new StartFailure(mistakes.join('\n'));
  return {
    google,
    facebook: facebook && { ...facebook, version: given.FACEBOOK_API_VERSION },
    zalo,
    embedded: (given.IDENTITY_PROVIDER ?? (mode === 'development' ? '1' : '0')) === '1',
  };
};
