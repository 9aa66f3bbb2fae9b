import * as z from 'zod';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { secretListVariable } from '#backend/platform/environment.ts';
import type { GeneratedSecrets } from '#backend/platform/own-secrets.ts';
import { readSecretList, type SecretList } from '#contracts/secret-list.ts';

export type ContentEnvironment = {
  /** Generation of the content system to imitate. */
  readonly format: 'v4' | 'v5';
  /** Sign preview links, which the host verifies; null disables them. */
  readonly previewSecrets: SecretList | null;
};

export type ContentDeps = BackendDeps<{ readonly content: ContentEnvironment }>;

export const contentVariables = {
  CONTENT_FORMAT: z.enum(['v4', 'v5'], 'CONTENT_FORMAT must be v4 or v5.').default('v4'),
  PREVIEW_SECRET: secretListVariable('PREVIEW_SECRET'),
};

type Read = {
  readonly CONTENT_FORMAT: 'v4' | 'v5';
  readonly PREVIEW_SECRET?: string | undefined;
};

/** With a shared database, features without configuration stay disabled. */
export const parseContentEnvironment = (read: Read, own: GeneratedSecrets | null): ContentEnvironment => ({
  format: read.CONTENT_FORMAT,
  previewSecrets: readSecretList(read.PREVIEW_SECRET ?? own?.values.PREVIEW_SECRET ?? ''),
});
