import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type EditorEntry, listEntries } from '#backend/content/entries.ts';
import type { ContentDeps } from '#backend/content/environment.ts';
import { mediaFolder, mediaTypeOf } from '#backend/content/media.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { locatePicture, pictureAddressOf } from '#core/shared/text/picture-address.ts';
import { text } from './attributes.ts';
import type { PictureProblem } from './banner-problems.ts';
import { pictureWords } from './pictures.vi.ts';

export type PicturePlaces = {
  /** Of an uploaded picture; null for an unknown id. */
  readonly urlOf: (id: unknown) => string | null;
  /** Id of the uploaded picture with a path; null for another path. */
  readonly idOf: (path: string) => string | null;
  readonly problemOf: (path: string) => PictureProblem | null;
  /** Why the shop does not show the picture, and who can change that; null for one that it shows. */
  readonly sentenceOf: (path: string) => string | null;
};

const isPicture = (name: string): boolean => mediaTypeOf(name).startsWith('image/');

/** Whether the media folder has the picture, or a member has uploaded it. */
const hasPicture = (path: string, files: readonly EditorEntry[]): boolean => {
  if (files.some(({ attributes }) => attributes.url === path)) return true;
  const name = /^\/uploads\/([\w-][\w.-]*(?:\/[\w-][\w.-]*)*)$/.exec(path)?.[1];
  return name !== undefined && isPicture(name) && existsSync(join(mediaFolder(), name));
};

/** Where pictures are; assumes that files of allowed hosts exist. */
export const loadPicturePlaces = async (
  { clock, environment }: Pick<ContentDeps, 'clock' | 'environment'>,
  db: Database | Transaction,
): Promise<PicturePlaces> => {
  const files = await listEntries({ db, clock }, 'files');
  const hosts = environment.content.pictureHosts;
  const urlOf = (id: unknown) => text(files.find((file) => String(file.id) === String(id))?.attributes.url) || null;
  const idOf = (path: string) => files.find(({ attributes }) => attributes.url === path)?.id.toString() ?? null;
  const problemOf = (path: string): PictureProblem | null => {
    const placed = locatePicture(path, hosts);
    if (placed === null) return hasPicture(path, files) ? null : 'missing';
    return placed.kind === 'foreign' ? 'foreign' : null;
  };
  const sentenceOf = (picture: string): string | null => {
    const path = pictureAddressOf(picture);
    const placed = locatePicture(path, hosts);
    if (placed?.kind === 'foreign') return pictureWords.foreign(placed.host);
    return problemOf(path) === null ? null : pictureWords.missing;
  };
  return { urlOf, idOf, problemOf, sentenceOf };
};
