import type { PictureProblem } from '#backend/catalogue/import/plan-import.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';

/** The shop's store of pictures, which is another service's. */
export type PictureStore = {
  /** Path of an uploaded picture; null for an unknown id. */
  readonly urlOf: (id: unknown) => string | null;
  /** Id of the uploaded picture with a path; null for another path. */
  readonly idOf: (path: string) => string | null;
  readonly sentenceOf: PictureProblem;
};

export type OpenPictureStore = (db: Database | Transaction) => Promise<PictureStore>;
