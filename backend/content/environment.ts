import * as z from 'zod';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { GeneratedSecrets } from '#backend/platform/own-secrets.ts';
import { CONTENT_NOTICE_PATH } from '#contracts/content-notice.ts';
import { readOrigins } from '#contracts/origins.ts';
import { readSecretList, type SecretList } from '#contracts/secrets/secret-list.ts';
import { setting } from '#contracts/settings/setting.ts';
import { sharedSettings } from '#contracts/settings/shared-settings.ts';

export type ContentEnvironment = {
  /** Generation of the content system to imitate. */
  readonly format: 'v4' | 'v5';
  /** Sign preview links, which the host verifies; null disables them. */
  readonly previewSecrets: SecretList | null;
  /** Sign notices of changes; null sends none. */
  readonly noticeSecrets: SecretList | null;
  /** Addresses of the hosts that are told of a change. */
  readonly noticeUrls: readonly string[];
  /** Other sites that a redirect rule may lead to. */
  readonly redirectOrigins: readonly string[];
  /** Hosts, with ports, from which the shop shows pictures besides its own uploads. */
  readonly pictureHosts: readonly string[];
};

export type ContentDeps = BackendDeps<{ readonly content: ContentEnvironment }>;

const noticeUrlsOf = (list: string): readonly string[] =>
  list
    .split(',')
    .map((url) => url.trim())
    .filter((url) => url !== '');

export const contentVariables = {
  CONTENT_FORMAT: setting(z.enum(['v4', 'v5'], 'CONTENT_FORMAT must be v4 or v5.').default('v4'), {
    group: 'Content',
    meaning: '`v4` or `v5`: the Strapi version whose format the backend uses',
    example: 'v5',
  }),
  CONTENT_NOTICE_URLS: setting(
    z
      .string()
      .optional()
      .refine((list) => noticeUrlsOf(list ?? '').every((url) => URL.canParse(url)), {
        error: 'CONTENT_NOTICE_URLS must be addresses such as https://shop.example/hooks/content, separated by commas.',
      }),
    {
      group: 'Content',
      meaning: 'where each host is told that content has changed',
      example: 'http://host-1.internal:3000/hooks/content, http://host-2.internal:3000/hooks/content',
      otherwise: '`{PUBLIC_ORIGIN}/hooks/content`, which reaches one host',
    },
  ),
  CONTENT_WEBHOOK_SECRET: sharedSettings.CONTENT_WEBHOOK_SECRET,
  PREVIEW_SECRET: sharedSettings.PREVIEW_SECRET,
  REDIRECT_ORIGINS: sharedSettings.REDIRECT_ORIGINS,
  CONTENT_IMAGE_ORIGINS: sharedSettings.CONTENT_IMAGE_ORIGINS,
};

type Read = {
  readonly CONTENT_FORMAT: 'v4' | 'v5';
  readonly CONTENT_NOTICE_URLS?: string | undefined;
  readonly CONTENT_WEBHOOK_SECRET?: string | undefined;
  readonly PREVIEW_SECRET?: string | undefined;
  readonly REDIRECT_ORIGINS: string;
  readonly CONTENT_IMAGE_ORIGINS?: string | undefined;
};

/** With a shared database, features without configuration stay disabled. */
export const parseContentEnvironment = (
  read: Read,
  own: GeneratedSecrets | null,
  publicOrigin: string,
): ContentEnvironment => ({
  format: read.CONTENT_FORMAT,
  previewSecrets: readSecretList(read.PREVIEW_SECRET ?? own?.values.PREVIEW_SECRET ?? ''),
  noticeSecrets: readSecretList(read.CONTENT_WEBHOOK_SECRET ?? own?.values.CONTENT_WEBHOOK_SECRET ?? ''),
  noticeUrls:
    read.CONTENT_NOTICE_URLS === undefined
      ? [publicOrigin + CONTENT_NOTICE_PATH]
      : noticeUrlsOf(read.CONTENT_NOTICE_URLS),
  redirectOrigins: readOrigins(read.REDIRECT_ORIGINS) ?? [],
  pictureHosts: (readOrigins(read.CONTENT_IMAGE_ORIGINS ?? '') ?? []).map((origin) => new URL(origin).host),
});
