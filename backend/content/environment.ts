import * as z from 'zod';

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

/** The embedded default's own secrets by name, those of them that were made just now, and their file. */
export type OwnSecrets = {
  readonly values: Readonly<Record<string, string>>;
  readonly made: readonly string[];
  readonly path: string;
};

/** Beside a shared database what is not given stays closed. */
export const contentEnvironmentOf = (read: Read, own: OwnSecrets | null): ContentEnvironment => ({
  format: read.CONTENT_FORMAT,
  password: read.CMS_PASSWORD ?? own?.values.CMS_PASSWORD ?? null,
  newPasswordIn: !read.CMS_PASSWORD && own?.made.includes('CMS_PASSWORD') ? own.path : null,
  previewSecret: read.PREVIEW_SECRET ?? own?.values.PREVIEW_SECRET ?? null,
});
