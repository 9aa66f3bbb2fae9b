import * as z from 'zod';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { OwnSecrets } from '#backend/platform/own-secrets.ts';

/** What the content system needs of its environment. */
export type ContentEnvironment = {
  /** Generation of the content system that it speaks like. */
  readonly format: 'v4' | 'v5';
  /** Opens the editors' page; null keeps it closed. */
  readonly password: string | null;
  /** File in which the password was made just now: it is told once. null where it is not new. */
  readonly newPasswordIn: string | null;
  /** Signs editors' preview links; the host checks them with it. null: there are no such links. */
  readonly previewSecret: string | null;
};

export type ContentDeps = BackendDeps<{ readonly content: ContentEnvironment }>;

export const contentVariables = {
  CONTENT_FORMAT: z.enum(['v4', 'v5'], 'CONTENT_FORMAT must be v4 or v5.').default('v4'),
  CMS_PASSWORD: z.string().min(12, 'CMS_PASSWORD must have at least 12 characters.').optional(),
  PREVIEW_SECRET: z.string().min(32, 'PREVIEW_SECRET must have at least 32 characters.').optional(),
};

type Read = {
  readonly CONTENT_FORMAT: 'v4' | 'v5';
  readonly CMS_PASSWORD?: string | undefined;
  readonly PREVIEW_SECRET?: string | undefined;
};

/** Beside a shared database what is not given stays closed. */
export const contentEnvironmentOf = (read: Read, own: OwnSecrets | null): ContentEnvironment => ({
  format: read.CONTENT_FORMAT,
  password: read.CMS_PASSWORD ?? own?.values.CMS_PASSWORD ?? null,
  newPasswordIn: !read.CMS_PASSWORD && own?.made.includes('CMS_PASSWORD') ? own.path : null,
  previewSecret: read.PREVIEW_SECRET ?? own?.values.PREVIEW_SECRET ?? null,
});
