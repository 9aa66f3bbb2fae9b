import * as z from 'zod';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { secretListVariable } from '#backend/platform/environment.ts';
import type { GeneratedSecrets } from '#backend/platform/own-secrets.ts';
import { siteDomain } from '#contracts/organisation.ts';
import { invalidRedirectOrigins, readOrigins } from '#contracts/origins.ts';
import { readSecretList, type SecretList } from '#contracts/secret-list.ts';

export type ContentEnvironment = {
  /** Generation of the content system to imitate. */
  readonly format: 'v4' | 'v5';
  /** Sign preview links, which the host verifies; null disables them. */
  readonly previewSecrets: SecretList | null;
  /** By which redirect rules and banners name this shop. */
  readonly siteDomain: string;
  /** Other sites that a redirect rule may lead to. */
  readonly redirectOrigins: readonly string[];
};

export type ContentDeps = BackendDeps<{ readonly content: ContentEnvironment }>;

export const contentVariables = {
  CONTENT_FORMAT: z.enum(['v4', 'v5'], 'CONTENT_FORMAT must be v4 or v5.').default('v4'),
  PREVIEW_SECRET: secretListVariable('PREVIEW_SECRET'),
  SITE_DOMAIN: z.string().default(siteDomain),
  REDIRECT_ORIGINS: z
    .string()
    .default('')
    .refine((list) => readOrigins(list) !== null, invalidRedirectOrigins),
};

type Read = {
  readonly CONTENT_FORMAT: 'v4' | 'v5';
  readonly PREVIEW_SECRET?: string | undefined;
  readonly SITE_DOMAIN: string;
  readonly REDIRECT_ORIGINS: string;
};

/** With a shared database, features without configuration stay disabled. */
export const parseContentEnvironment = (read: Read, own: GeneratedSecrets | null): ContentEnvironment => ({
  format: read.CONTENT_FORMAT,
  previewSecrets: readSecretList(read.PREVIEW_SECRET ?? own?.values.PREVIEW_SECRET ?? ''),
  siteDomain: read.SITE_DOMAIN,
  redirectOrigins: readOrigins(read.REDIRECT_ORIGINS) ?? [],
});
