import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentDeps } from '#backend/content/environment.ts';
import { mediaFolder, mediaTypeOf } from '#backend/content/media.ts';
import { locatePicture } from '#core/shared/text/picture-address.ts';
import type { PictureProblem } from '../desk/banner-problems.ts';
import { type EditorEntry, listEntries } from '../entries.ts';
import type { SectionPath } from './page.ts';

export type SectionContext = {
  readonly deps: ContentDeps;
  /** ms since 1970 UTC. */
  readonly now: number;
  /** The shop's domain in the content system. */
  readonly siteDomain: string;
  readonly sites: readonly EditorEntry[];
  readonly entries: readonly EditorEntry[];
  readonly categories: readonly EditorEntry[];
  readonly tags: readonly EditorEntry[];
  readonly authors: readonly EditorEntry[];
  readonly files: readonly EditorEntry[];
  /** Paths in the media folder. */
  readonly pictures: readonly string[];
};

const isPicture = (name: string): boolean => mediaTypeOf(name).startsWith('image/');

const listPictures = (): readonly string[] =>
  existsSync(mediaFolder())
    ? readdirSync(mediaFolder())
        .filter(isPicture)
        .toSorted()
        .map((name) => `/uploads/${name}`)
    : [];

/** Assumes that files of allowed hosts exist. */
export const findPictureProblem = (
  path: string,
  { deps, files }: Pick<SectionContext, 'deps' | 'files'>,
): PictureProblem | null => {
  const placed = locatePicture(path, deps.environment.content.pictureHosts);
  if (placed === null) return hasPicture(path, { files }) ? null : 'missing';
  return placed.kind === 'foreign' ? 'foreign' : null;
};

/** Whether the media folder has the picture, or a member has uploaded it. */
export const hasPicture = (path: string, { files }: Pick<SectionContext, 'files'>): boolean => {
  if (files.some(({ attributes }) => attributes.url === path)) return true;
  const name = /^\/uploads\/([\w-][\w.-]*(?:\/[\w-][\w.-]*)*)$/.exec(path)?.[1];
  return name !== undefined && isPicture(name) && existsSync(join(mediaFolder(), name));
};

export const loadSectionContext = async (
  deps: ContentDeps,
  path: SectionPath,
  type: string,
): Promise<SectionContext> => {
  const needed = async (of: string, where: SectionPath | null) =>
    where === null || where === path ? listEntries(deps, of) : [];
  const [entries, sites, files, categories, tags, authors] = await Promise.all([
    listEntries(deps, type),
    listEntries(deps, 'sites'),
    listEntries(deps, 'files'),
    needed('categories', 'bai-viet'),
    needed('tags', 'bai-viet'),
    needed('authors', 'bai-viet'),
  ]);
  return {
    deps,
    siteDomain: deps.environment.identity.domain,
    sites,
    entries,
    categories,
    tags,
    authors,
    files,
    now: deps.clock.now(),
    pictures: [...new Set([...files.map(({ attributes }) => String(attributes.url)), ...listPictures()])],
  };
};

/** null for no site, undefined when it no longer exists. */
export const findSiteDomain = ({ sites }: SectionContext, site: unknown): string | null | undefined => {
  if (site === null || site === undefined) return null;
  const domain = sites.find(({ id }) => id === site)?.attributes.domain;
  return typeof domain === 'string' ? domain : undefined;
};

export const siteOptions = ({ sites }: SectionContext) => [
  { value: '', label: 'Mọi trang' },
  ...sites.map(({ id, attributes }) => ({
    value: String(id),
    label: `${attributes.name ?? ''} (${attributes.domain ?? ''})`,
  })),
];

/** null for no selection. */
export const parseChoice = (entries: readonly EditorEntry[], value: string): number | null =>
  entries.find(({ id }) => String(id) === value)?.id ?? null;

export const toMilliseconds = (iso: unknown): number | null => {
  const time = typeof iso === 'string' ? Date.parse(iso) : Number.NaN;
  return Number.isNaN(time) ? null : time;
};
