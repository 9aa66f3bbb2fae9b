import * as z from 'zod';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { GeneratedSecrets } from '#backend/platform/own-secrets.ts';

export type ContentEnvironment = {
  /** Generation of the content system to imitate. */
  readonly format: 'v4' | 'v5';
  /** Signs preview links, which the host verifies; null disables them. */
  readonly previewSecret: string | null;
};

export type ContentDeps = BackendDeps<{ readonly content: ContentEnvironment }>;

export const contentVariables = {
  CONTENT_FORMAT: z.enum(['v4', 'v5'], 'CONTENT_FORMAT must be v4 or v5.').default('v4'),
  PREVIEW_SECRET: z.string().min(32, 'PREVIEW_SECRET must have at least 32 characters.').optional(),
};

type Read = {
  readonly CONTENT_FORMAT: 'v4' | 'v5';
  readonly PREVIEW_SECRET?: string | undefined;
};

/** With a shared database, features without configuration stay disabled. */
export const parseContentEnvironment = (read: Read, own: GeneratedSecrets | null): ContentEnvironment => ({
  format: read.CONTENT_FORMAT,
  previewSecret: read.PREVIEW_SECRET ?? own?.values.PREVIEW_SECRET ?? null,
});
